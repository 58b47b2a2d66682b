import { useEffect, useState } from 'react'
import type { Swiper } from 'swiper/types'
import { pan, ZOOM, zoomTo } from './zoom-picture.ts'

/** A zoomed picture may load in its largest size. */
const SIZES_WHEN_ZOOMED = '2048px'
/** How far an arrow key moves a zoomed picture, as a share of the view. */
const STEP = 0.25

/** The scale of the picture in view, and the keys that change it while the focus is in `section`. */
export function useZoom(section: HTMLElement, swiper: Swiper | null): number {
  const [scale, setScale] = useState(ZOOM.minRatio)
  useEffect(() => {
    if (!swiper) return
    const onZoom = (_: Swiper, to: number, image?: HTMLElement) => {
      setScale(to)
      if (to > ZOOM.minRatio && image instanceof HTMLImageElement) image.sizes = SIZES_WHEN_ZOOMED
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !zoomByKey(swiper, event.key)) return
      // Keeps the key from changing slides or closing something around the carousel.
      event.preventDefault()
      event.stopPropagation()
    }
    swiper.on('zoomChange', onZoom)
    // Runs before the keys that change slides.
    section.addEventListener('keydown', onKey, true)
    return () => {
      section.removeEventListener('keydown', onKey, true)
      setScale(ZOOM.minRatio)
    }
  }, [section, swiper])
  return scale
}

/** Returns whether it handled the key. */
function zoomByKey(swiper: Swiper, key: string): boolean {
  const { scale } = swiper.zoom
  if (key === '+' || key === '=') zoomTo(swiper, scale + 1)
  else if (scale === ZOOM.minRatio) return false
  else if (key === '-') zoomTo(swiper, scale - 1)
  else if (key === 'Escape') zoomTo(swiper, ZOOM.minRatio)
  else if (key === 'ArrowLeft') pan(swiper, { x: STEP, y: 0 })
  else if (key === 'ArrowRight') pan(swiper, { x: -STEP, y: 0 })
  else if (key === 'ArrowUp') pan(swiper, { x: 0, y: STEP })
  else if (key === 'ArrowDown') pan(swiper, { x: 0, y: -STEP })
  else return false
  return true
}
