import type { FocusPoint } from '../wire/media.ts'

type Size = { width: number; height: number }
/** A missing side follows the other one, or the picture. */
export type CropSize = { width?: number | null; height?: number | null }
/** `rect` is left, top, width and height in the picture. */
export type Crop = Size & { rect: [number, number, number, number] }

export const MIDDLE: FocusPoint = { x: 0.5, y: 0.5 }

/** The largest part of a picture with the sides of the crop, as near to the focus point as the edges allow. */
export function cutTo(whole: Size, { width, height }: CropSize, focus: FocusPoint = MIDDLE): Crop {
  const ratio = width && height ? width / height : whole.width / whole.height
  const cutWidth = Math.min(whole.width, Math.round(whole.height * ratio))
  const cutHeight = Math.min(whole.height, Math.round(cutWidth / ratio))
  return {
    width: width ?? Math.round((height ?? cutHeight) * ratio),
    height: height ?? Math.round((width ?? cutWidth) / ratio),
    rect: [
      startOf(focus.x, cutWidth, whole.width),
      startOf(focus.y, cutHeight, whole.height),
      cutWidth,
      cutHeight,
    ],
  }
}

function startOf(focus: number, cut: number, whole: number): number {
  return Math.round(Math.min(whole - cut, Math.max(0, focus * whole - cut / 2)))
}

/** The middle of a crop: its focus point, unless an edge of the picture was too close. */
export function focusOf([left, top, width, height]: Crop['rect'], whole: Size): FocusPoint {
  return { x: (left + width / 2) / whole.width, y: (top + height / 2) / whole.height }
}

/** The `rect` in the address of a crop; `null` for a whole picture. */
export function findRect(url: string): Crop['rect'] | null {
  const numbers = /[?&]rect=([\d,]+)/.exec(url)?.[1]?.split(',').map(Number) ?? []
  const [left, top, width, height] = numbers
  return numbers.length === 4 ? [left ?? 0, top ?? 0, width ?? 0, height ?? 0] : null
}
