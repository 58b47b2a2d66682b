import { createHash } from 'node:crypto'
import { MAX_ORIGINAL_BYTES, MAX_ORIGINAL_PIXELS } from '#lib/node/original-limits.ts'
import type { Encoder } from './encoder.ts'
import { type ChosenFormat, formatFor, formatLike, type ImageFormat } from './image-format.ts'
import type { ImageParams } from './image-params.ts'
import { ImageRefusal } from './image-refusal.ts'
import type { Client, MakeOnce } from './make-once.ts'
import { planVariant } from './plan-variant.ts'

export type Original = { type: string; width: number; height: number; bytes: Uint8Array }

export type ImageServiceOptions = {
  findOriginal: (id: string) => Promise<Original | null>
  /** Its media type, without its bytes. */
  findOriginalType: (id: string) => Promise<string | null>
  makeOnce: MakeOnce
  encoder: Encoder
  bestFormat: ChosenFormat
}

export type VariantRequest = { assetId: string; params: ImageParams; accept: string | null }

/** A variant that may not exist yet. Its name is also its ETag. */
export type Variant = { name: string; format: ImageFormat; params: ImageParams; assetId: string }

export type ImageService = ReturnType<typeof createImageService>

/** Part of every name. Raise it when the output changes; old files are evicted in time. */
const EDITION = 1

export function createImageService(options: ImageServiceOptions) {
  const { findOriginal, findOriginalType, makeOnce, encoder, bestFormat } = options

  async function toVariant({ assetId, params, accept }: VariantRequest): Promise<Variant> {
    const format = params.format ?? (params.auto.format ? formatFor(accept, bestFormat) : null)
    const known = format ?? formatLike(await getOriginalType(assetId))
    const { auto, format: _, ...rest } = params
    const key = JSON.stringify([EDITION, assetId, known, auto.compress, rest])
    const hash = createHash('sha256').update(key).digest('hex')
    return { name: `${hash.slice(0, 40)}.${known}`, format: known, params, assetId }
  }

  async function bytesOf(variant: Variant, client: Client): Promise<Uint8Array> {
    return makeOnce(variant.name, () => encode(variant), client)
  }

  /** Reads the original only at its turn, so that waiting requests do not hold it in memory. */
  async function encode({ assetId, params, format }: Variant): Promise<Uint8Array> {
    const { type, width, height, bytes } = await getOriginal(assetId)
    const original = { width, height, isVector: type === 'image/svg+xml' }
    const plan = planVariant(original, params)
    const quality =
      params.quality ?? defaultQuality[params.auto.compress ? 'small' : 'fine'][format]
    return encoder.encode({ bytes, original, plan, format, quality })
  }

  async function getOriginalType(id: string): Promise<string> {
    const type = await findOriginalType(id)
    if (type === null) throw new ImageRefusal(404, 'There is no such picture')
    return type
  }

  async function getOriginal(id: string): Promise<Original> {
    const original = await findOriginal(id)
    if (!original) throw new ImageRefusal(404, 'There is no such picture')
    const { width, height, bytes } = original
    if (width * height > MAX_ORIGINAL_PIXELS || bytes.length > MAX_ORIGINAL_BYTES) {
      throw new ImageRefusal(422, 'The picture is too large to be served')
    }
    return original
  }

  return { toVariant, bytesOf }
}

/** `fine` unless `auto=compress` asks for less. */
const defaultQuality: Record<'fine' | 'small', Record<ImageFormat, number>> = {
  fine: { avif: 60, webp: 82, jpg: 82, png: 100 },
  small: { avif: 50, webp: 75, jpg: 75, png: 90 },
}
