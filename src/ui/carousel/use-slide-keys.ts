import { useEffect } from 'react'
import type { Swiper } from 'swiper/types'

/** Arrow keys, Home and End, while the focus is in the carousel. Calls `onUse` for each. */
export function useSlideKeys(
  section: HTMLElement,
  swiper: Swiper | null,
  onUse?: () => void,
): void {
  useEffect(() => {
    if (!swiper) return
    const onKey = (event: KeyboardEvent) => {
      const to = slideOfKey(event.key, swiper)
      if (to === null || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      swiper.slideTo(to)
      onUse?.()
    }
    section.addEventListener('keydown', onKey)
    return () => section.removeEventListener('keydown', onKey)
  }, [section, swiper, onUse])
}

/** `null` for other keys. */
function slideOfKey(key: string, { activeIndex, slides }: Swiper): number | null {
  if (key === 'ArrowLeft') return Math.max(activeIndex - 1, 0)
  if (key === 'ArrowRight') return Math.min(activeIndex + 1, slides.length - 1)
  if (key === 'Home') return 0
  return key === 'End' ? slides.length - 1 : null
}
