import { useEffect } from 'react'
import type { Swiper } from 'swiper/types'

/** Hears of every swipe as it begins. */
export function useSwipes(swiper: Swiper | null, onSwipe: () => void): void {
  useEffect(() => {
    if (!swiper) return
    swiper.on('sliderFirstMove', onSwipe)
    return () => {
      // A destroyed one has forgotten all that listened.
      if (!swiper.destroyed) swiper.off('sliderFirstMove', onSwipe)
    }
  }, [swiper, onSwipe])
}
