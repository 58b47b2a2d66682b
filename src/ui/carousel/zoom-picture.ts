import type { Swiper } from 'swiper/types'

/** From the specification. */
export const ZOOM = { maxRatio: 3, minRatio: 1 }

type Point = { x: number; y: number }

/**
 * Zooms the picture in view, by default around its centre. Without a finger's position Swiper would zoom to the upper
 * left corner.
 */
export function zoomTo(swiper: Swiper, scale: number): void {
  const from = swiper.zoom.scale
  const wanted = Math.min(Math.max(scale, ZOOM.minRatio), ZOOM.maxRatio)
  if (wanted === ZOOM.minRatio) {
    swiper.zoom.out()
    return
  }
  const frame = frameOf(swiper)
  const { x, y } = frame ? offsetOf(frame) : { x: 0, y: 0 }
  swiper.zoom.in(wanted)
  if (frame) place(frame, { x: (x * wanted) / from, y: (y * wanted) / from }, wanted)
}

/** Moves a zoomed picture by a share of the view. */
export function pan(swiper: Swiper, { x, y }: Point): void {
  const frame = frameOf(swiper)
  if (!frame) return
  const now = offsetOf(frame)
  const to = { x: now.x + x * frame.offsetWidth, y: now.y + y * frame.offsetHeight }
  place(frame, to, swiper.zoom.scale)
}

function frameOf(swiper: Swiper): HTMLElement | null {
  return swiper.slides[swiper.activeIndex]?.querySelector('.swiper-zoom-container') ?? null
}

function offsetOf(frame: HTMLElement): Point {
  const { m41, m42 } = new DOMMatrixReadOnly(frame.style.transform)
  return { x: m41, y: m42 }
}

/** No further than to the edges of the picture. */
function place(frame: HTMLElement, { x, y }: Point, scale: number): void {
  const clamp = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2
    return Math.min(Math.max(value, -most), most)
  }
  const left = clamp(x, frame.offsetWidth)
  const top = clamp(y, frame.offsetHeight)
  frame.style.transform = `translate3d(${left}px, ${top}px, 0)`
}
