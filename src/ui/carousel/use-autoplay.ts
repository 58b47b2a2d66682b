import { useCallback, useEffect, useState } from 'react'
import { useHolds } from './use-holds.ts'
import { useMedia } from './use-media.ts'
import type { LiveSwiper } from './use-swiper.ts'

/** Of the specification: how long a slide stands. */
const DELAY_MS = 3000

export type Autoplay = {
  /** Never with reduced motion, nor where data is saved. */
  offered: boolean
  /** Not stopped by the visitor; it may be held for the moment. */
  wanted: boolean
  /** In motion now. */
  playing: boolean
  start: () => void
  stop: () => void
}

/**
 * Shows slide after slide, and the first after the last. Not Swiper's own module, which runs code in
 * every frame and begins again by itself at the end of any transition.
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
