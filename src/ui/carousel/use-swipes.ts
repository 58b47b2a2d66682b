import { useEffect } from 'react'
import type { Swiper } from 'swiper/types'

/** Calls back at the start of every swipe. */
export function useSwipes(swiper: Swiper | null, onSwipe: () => void): void {
  useEffect(() => {
    if (!swiper) return
    swiper.on('sliderFirstMove', onSwipe)
    return () => {
      // A destroyed Swiper has no listeners.
      if (!swiper.destroyed) swiper.off('sliderFirstMove', onSwipe)
    }
  }, [swiper, onSwipe])
}
