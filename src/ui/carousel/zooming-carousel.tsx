import { Zoom } from 'swiper/modules'
import { Icon } from '../icon.tsx'
import { DrawnIcon } from '../late/drawn-icon.tsx'
import { SlideSteps } from './slide-steps.tsx'
import { useSlideKeys } from './use-slide-keys.ts'
import { useSwiper } from './use-swiper.ts'
import { useZoom } from './use-zoom.ts'
import { ZOOM, zoomTo } from './zoom-picture.ts'

/** Controls of a carousel of pictures: pinch, double tap, the button or + and - zoom into one. */
export function ZoomingCarousel({ view }: { view: HTMLElement }) {
  const section = view.parentElement ?? view
  const live = useSwiper(view, {
    modules: [Zoom],
    zoom: ZOOM,
    lazyPreloadPrevNext: 1,
    // A single picture can be zoomed too.
    watchOverflow: false,
  })
  const { swiper, index } = live
  const scale = useZoom(section, swiper)
  useSlideKeys(section, swiper)
  const zoomed = scale > ZOOM.minRatio
  const shown = swiper?.slides[index]?.querySelector('img')?.alt ?? ''
  return (
    <SlideSteps
      live={live}
      slideName="picture"
      name={zoomed ? `${shown}, zoomed to ${Math.round(scale * 100)}%` : shown}
    >
      <button
        type="button"
        className="crsl-button crsl-zoom"
        aria-label={zoomed ? 'Zoom out' : 'Zoom in'}
        onClick={() => swiper && zoomTo(swiper, zoomed ? ZOOM.minRatio : 2)}
      >
        {zoomed ? <DrawnIcon name="close" /> : <Icon name="search" />}
      </button>
    </SlideSteps>
  )
}
