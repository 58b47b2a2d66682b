import { useEffect, useRef, useState } from 'react'
import { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'

/** The constants of the specification. */
const SPEED_MS = 300
const defaults: SwiperOptions = { threshold: 5, longSwipesMs: 300 }

export type LiveSwiper = {
  /** `null` until it has taken over the row. */
  swiper: Swiper | null
  /** The slide in view, from 0. */
  index: number
}

/**
 * Lets Swiper move the slides of a row. It starts at the slide that the row shows, and the row looks the same when
 * the page is hidden.
 */
export function useSwiper(view: HTMLElement, options: SwiperOptions = {}): LiveSwiper {
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const [index, setIndex] = useState(0)
  const shown = useRef<number>(undefined)
  const given = useRef(options)
  useEffect(() => {
    let live: Swiper | undefined
    const takeOver = (initialSlide: number) => {
      live = new Swiper(view, { ...defaults, ...measured(view), ...given.current, initialSlide })
      view.scrollLeft = 0
      live.on('slideChange', ({ activeIndex }) => {
        shown.current = activeIndex
        setIndex(activeIndex)
      })
      shown.current = live.activeIndex
      setIndex(live.activeIndex)
      setSwiper(live)
    }
    const stopWaiting =
      shown.current === undefined ? whenAtRest(view, takeOver) : takeOver(shown.current)
    return () => {
      stopWaiting?.()
      live?.destroy(true, false)
      setSwiper(null)
    }
  }, [view])
  const change = useNewSlides(swiper, setIndex)
  useOneSlide(swiper, index, change)
  return { swiper, index }
}

/** Reads the gap from the styles, so that nothing moves when Swiper takes over. */
function measured(view: HTMLElement): SwiperOptions {
  const slide = view.querySelector('.swiper-slide')
  return {
    spaceBetween: slide ? Number.parseFloat(getComputedStyle(slide).marginRight) : 0,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_MS,
  }
}

/** Updates Swiper when React changes the slides. Returns the number of changes. */
function useNewSlides(swiper: Swiper | null, setIndex: (index: number) => void): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!swiper) return
    const observer = new MutationObserver(() => {
      swiper.update()
      setIndex(swiper.activeIndex)
      setCount((before) => before + 1)
    })
    observer.observe(swiper.wrapperEl, { childList: true })
    return () => observer.disconnect()
  }, [swiper, setIndex])
  return count
}

/** Hides slides out of view from keys and screen readers, and moves the focus with the slide. */
function useOneSlide(swiper: Swiper | null, index: number, change: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change there are other slides.
  useEffect(() => {
    if (!swiper) return
    const current = swiper.slides[index]
    const others = swiper.slides.filter((slide) => slide !== current)
    const hadFocus = others.some((slide) => slide.contains(document.activeElement))
    if (current) current.inert = false
    if (hadFocus) current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    for (const slide of others) slide.inert = true
  }, [swiper, index, change])
}

const LOOK_EVERY_MS = 80

/**
 * Calls back with the slide that the row shows once scrolling has stopped. Taking over during a swipe would interrupt
 * it.
 */
function whenAtRest(view: HTMLElement, callback: (slide: number) => void): () => void {
  let last = Number.NaN
  const look = () => {
    const offsets = slideOffsets(view)
    const slide = offsets.findIndex((offset) => Math.abs(offset - view.scrollLeft) < 2)
    const rests = view.scrollLeft === last || (Number.isNaN(last) && view.scrollLeft === 0)
    last = view.scrollLeft
    if (!rests || slide < 0) return
    stop()
    callback(slide)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  const stop = () => clearInterval(timer)
  look()
  return stop
}

/** How far the row is scrolled when it shows each of its slides. */
function slideOffsets(view: HTMLElement): number[] {
  const slides = [...view.querySelectorAll<HTMLElement>('.swiper-slide')]
  const start = slides[0]?.offsetLeft ?? 0
  return slides.map(({ offsetLeft }) => offsetLeft - start)
}
