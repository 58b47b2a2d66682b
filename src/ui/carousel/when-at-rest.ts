const LOOK_EVERY_MS = 80

/**
 * Calls back with the slide that the row shows once scrolling has stopped. Taking over during a swipe would interrupt
 * it.
 */
export function whenAtRest(view: HTMLElement, callback: (slide: number) => void): () => void {
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
