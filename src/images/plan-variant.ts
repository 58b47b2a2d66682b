import type { ImageParams, Rect } from './image-params.ts'
import { ImageRefusal } from './image-refusal.ts'
import { MAX_PIXELS, MAX_SIDE } from './limits.ts'

export type OriginalSize = { width: number; height: number; isVector: boolean }

/** How to make a variant of an original, in pixels. */
export type VariantPlan = {
  /** The part to use; `null` is all of it. */
  rect: Rect | null
  width: number
  height: number
  /** How to handle a different aspect ratio: crop, distort, or add a background. */
  shape: 'cut' | 'distort' | 'pad'
  crop: string
}

/**
 * A raster picture is never enlarged; a drawing may be. A density that would exceed the limits is lowered in
 * proportion.
 */
export function planVariant(original: OriginalSize, params: ImageParams): VariantPlan {
  const rect = params.rect && withinOriginal(params.rect, original)
  const source = rect ?? original
  const growth = original.isVector ? Number.POSITIVE_INFINITY : 1
  const asked = {
    width: params.width === null ? null : params.width * params.dpr,
    height: params.height === null ? null : params.height * params.dpr,
  }
  const size = toSize(source, asked, { fit: params.fit, growth })
  const shape = params.fit === 'scale' ? 'distort' : params.fit === 'fill' ? 'pad' : 'cut'
  return { rect, ...capped(size), shape, crop: params.crop }
}

type Size = { width: number; height: number }
type Asked = { width: number | null; height: number | null }

function toSize(
  source: Size,
  { width, height }: Asked,
  { fit, growth }: { fit: ImageParams['fit']; growth: number },
): Size {
  const across = width === null ? null : width / source.width
  const down = height === null ? null : height / source.height
  if (fit === 'scale') {
    return resized(source, Math.min(across ?? 1, growth), Math.min(down ?? 1, growth))
  }
  if (across === null || down === null || fit === 'clip' || fit === 'max') {
    const scale = Math.min(across ?? Infinity, down ?? Infinity, growth)
    return resized(source, Number.isFinite(scale) ? scale : 1)
  }
  const box = { width: across * source.width, height: down * source.height }
  if (fit === 'min') {
    return { width: Math.min(box.width, source.width), height: Math.min(box.height, source.height) }
  }
  // Shrinks the box in proportion until the picture covers or fills it without being enlarged.
  const scale = fit === 'fill' ? Math.min(across, down) : Math.max(across, down)
  return resized(box, Math.min(1, growth / scale))
}

function resized({ width, height }: Size, across: number, down = across): Size {
  return { width: width * across, height: height * down }
}

function capped(size: Size): Size {
  const longest = Math.max(size.width, size.height)
  const pixels = size.width * size.height
  const scale = Math.min(1, MAX_SIDE / longest, Math.sqrt(MAX_PIXELS / pixels))
  const whole = (side: number) => Math.min(MAX_SIDE, Math.max(1, Math.round(side * scale)))
  return { width: whole(size.width), height: whole(size.height) }
}

function withinOriginal(rect: Rect, original: Size): Rect {
  const width = Math.min(rect.width, original.width - rect.x)
  const height = Math.min(rect.height, original.height - rect.y)
  if (width < 1 || height < 1) {
    const size = `${original.width} by ${original.height}`
    throw new ImageRefusal(400, `"rect" lies outside the picture, which is ${size}`)
  }
  return { ...rect, width, height }
}
