import { useEffect } from 'react'
import type { Swiper } from 'swiper/types'
import { DrawnIcon } from '../late/drawn-icon.tsx'
import { SlideSteps } from './slide-steps.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSlideKeys } from './use-slide-keys.ts'
import { useSwiper } from './use-swiper.ts'

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
            <DrawnIcon name={wanted ? 'pause' : 'play'} />
          </button>
        )
      }
    />
  )
}

/** Calls back at the start of every swipe. */
function useSwipes(swiper: Swiper | null, onSwipe: () => void): void {
  useEffect(() => {
    if (!swiper) return
    swiper.on('sliderFirstMove', onSwipe)
    return () => {
      // A destroyed Swiper has no listeners.
      if (!swiper.destroyed) swiper.off('sliderFirstMove', onSwipe)
    }
  }, [swiper, onSwipe])
}
