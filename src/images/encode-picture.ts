import sharp, { type Sharp } from 'sharp'
import { MAX_ORIGINAL_PIXELS } from '#lib/node/original-limits.ts'
import type { ImageFormat } from './image-format.ts'
import type { VariantPlan } from './plan-variant.ts'

export type EncodeJob = {
  bytes: Uint8Array
  original: { width: number; height: number; isVector: boolean }
  plan: VariantPlan
  format: ImageFormat
  quality: number
}

const TIMEOUT_SECONDS = 20
/** The density of a drawing's natural size, and the lowest density that can be drawn. */
const NATURAL_DENSITY = 72
const LEAST_DENSITY = 1
const NOTHING = { r: 255, g: 255, b: 255, alpha: 0 }

export async function encodePicture(job: EncodeJob): Promise<Buffer> {
  const { plan, format } = job
  const { picture, scale } = open(job)
  if (plan.rect) {
    const { x, y, width, height } = plan.rect
    picture.extract({
      left: Math.floor(x * scale),
      top: Math.floor(y * scale),
      width: Math.max(1, Math.floor(width * scale)),
      height: Math.max(1, Math.floor(height * scale)),
    })
  }
  picture.resize({
    width: plan.width,
    height: plan.height,
    fit: ({ cut: 'cover', distort: 'fill', pad: 'contain' } as const)[plan.shape],
    position: plan.shape === 'cut' ? plan.crop : 'centre',
    background: NOTHING,
  })
  return encode(picture, job).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer()

  function encode(image: Sharp, { quality }: EncodeJob): Sharp {
    switch (format) {
      case 'avif':
        return image.avif({ quality, effort: avifEffort(plan.width * plan.height) })
      case 'webp':
        return image.webp({ quality, effort: 3 })
      case 'jpg':
        return image.flatten({ background: '#fff' }).jpeg({ quality, progressive: true })
      case 'png':
        return image.png({ palette: quality < 100, quality })
    }
  }
}

/** Draws an SVG at the needed size instead of enlarging it afterwards. */
function open({ bytes, original, plan }: EncodeJob): { picture: Sharp; scale: number } {
  const options = { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' as const }
  if (!original.isVector) return { picture: sharp(bytes, options).autoOrient(), scale: 1 }
  const source = plan.rect ?? original
  const wanted = Math.max(plan.width / source.width, plan.height / source.height)
  const most = Math.sqrt(MAX_ORIGINAL_PIXELS / (original.width * original.height)) * 0.99
  const scale = Math.max(Math.min(wanted, most), LEAST_DENSITY / NATURAL_DENSITY)
  return { picture: sharp(bytes, { ...options, density: NATURAL_DENSITY * scale }), scale }
}

/** Less effort for large pictures: each step of effort about doubles the time. */
function avifEffort(pixels: number): number {
  if (pixels <= 600_000) return 2
  return pixels <= 1_500_000 ? 1 : 0
}
