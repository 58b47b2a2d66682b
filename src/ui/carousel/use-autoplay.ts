import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useHolds } from './use-holds.ts'
import type { LiveSwiper } from './use-swiper.ts'

/** How long a slide is shown, from the specification. */
const DELAY_MS = 3000

export type Autoplay = {
  /** Whether autoplay is possible: not with reduced motion or data saver. */
  offered: boolean
  /** False once the visitor has stopped it. It may also be paused. */
  wanted: boolean
  /** Whether it is running now. */
  playing: boolean
  start: () => void
  stop: () => void
}

/**
 * Advances the slides, from the last to the first. Swiper's own module would run code in every frame and restart
 * after any transition.
 */
export function useAutoplay({ swiper }: LiveSwiper, section: HTMLElement): Autoplay {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  const [wanted, setWanted] = useState(true)
  const { held, release } = useHolds(section)
  const offered = !reduced && !savesData()
  const playing = swiper !== null && offered && wanted && !held
  useEffect(() => {
    if (!playing || !swiper) return
    const step = () => {
      if (swiper.isEnd) swiper.slideTo(0)
      else swiper.slideNext()
      timer = setTimeout(step, DELAY_MS + (swiper.params.speed ?? 0))
    }
    let timer = setTimeout(step, DELAY_MS)
    return () => clearTimeout(timer)
  }, [playing, swiper])
  const start = useCallback(() => {
    release()
    setWanted(true)
  }, [release])
  const stop = useCallback(() => setWanted(false), [])
  return { offered, wanted, playing, start, stop }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
