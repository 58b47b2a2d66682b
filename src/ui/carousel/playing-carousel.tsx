import { Icon } from '../icon.tsx'
import { SlideSteps } from './slide-steps.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSlideKeys } from './use-slide-keys.ts'
import { useSwiper } from './use-swiper.ts'
import { useSwipes } from './use-swipes.ts'

/** Controls of a carousel that advances by itself until the visitor takes over. */
export function PlayingCarousel({ view }: { view: HTMLElement }) {
  const section = view.parentElement ?? view
  const live = useSwiper(view, { lazyPreloadPrevNext: 1 })
  const { offered, wanted, playing, start, stop } = useAutoplay(live, section)
  useSlideKeys(section, live.swiper, stop)
  useSwipes(live.swiper, stop)
  return (
    <SlideSteps
      live={live}
      slideName="deal"
      name={live.swiper?.slides[live.index]?.querySelector('h2')?.textContent ?? ''}
      quiet={playing}
      onUse={stop}
      playButton={
        offered && (
          <button
            type="button"
            className="crsl-play"
            aria-label={wanted ? 'Pause the slides' : 'Play the slides'}
            onClick={wanted ? stop : start}
          >
            <Icon name={wanted ? 'pause' : 'play'} />
          </button>
        )
      }
    />
  )
}
