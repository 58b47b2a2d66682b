import { createHash } from 'node:crypto'
import { MAX_ORIGINAL_BYTES, MAX_ORIGINAL_PIXELS } from '#lib/original-limits.ts'
import type { Encoder } from './encoder.ts'
import { formatFor, formatLike, type ImageFormat } from './image-format.ts'
import type { ImageParams } from './image-params.ts'
import { ImageRefusal } from './image-refusal.ts'
import { planVariant } from './plan-variant.ts'
import type { VariantCache } from './variant-cache.ts'
import type { WorkQueue } from './work-queue.ts'

export type Original = { type: string; width: number; height: number; bytes: Uint8Array }

export type ImageServiceOptions = {
  findOriginal: (id: string) => Promise<Original | null>
  /** Its media type, without its bytes. */
  findOriginalType: (id: string) => Promise<string | null>
  cache: VariantCache
  encoder: Encoder
  queue: WorkQueue
  /** A finished picture could not be kept. It is served all the same. */
  onUnkept: (error: unknown) => void
}

export type VariantRequest = { assetId: string; params: ImageParams; accept: string | null }

/** A variant by name, before anybody has made it. The name also serves as its ETag. */
export type Variant = { name: string; format: ImageFormat; params: ImageParams; assetId: string }

export type ImageService = ReturnType<typeof createImageService>

/** Part of every name: raise it when pictures come out differently, and old files are left to age. */
const EDITION = 1

/** Makes each variant once, however many ask for it at the same time. */
export function createImageService(options: ImageServiceOptions) {
  const { findOriginal, findOriginalType, cache, encoder, queue, onUnkept } = options
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function toVariant({ assetId, params, accept }: VariantRequest): Promise<Variant> {
    const format = params.format ?? (params.auto.format ? formatFor(accept) : null)
    const known = format ?? formatLike(await getOriginalType(assetId))
    const { auto, format: _, ...rest } = params
    const key = JSON.stringify([EDITION, assetId, known, auto.compress, rest])
    const hash = createHash('sha256').update(key).digest('hex')
    return { name: `${hash.slice(0, 40)}.${known}`, format: known, params, assetId }
  }

  async function bytesOf(variant: Variant): Promise<Uint8Array> {
    const kept = await cache.read(variant.name)
    if (kept) return kept
    const others = underWay.get(variant.name)
    if (others) return others
    const making = make(variant).finally(() => underWay.delete(variant.name))
    underWay.set(variant.name, making)
    return making
  }

  async function make(variant: Variant): Promise<Uint8Array> {
    const encoding = queue.run(() => encode(variant))
    if (!encoding) throw new ImageRefusal(503, 'Too many pictures are being made; ask again soon')
    const encoded = await encoding
    await cache.write(variant.name, encoded).catch(onUnkept)
    return encoded
  }

  /** Only at its turn is an original read: those who wait would each hold one in memory. */
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

  return { toVariant, bytesOf, isCalm: queue.isCalm, close: encoder.close }
}

/** `fine` unless `auto=compress` asks for less. */
const defaultQuality: Record<'fine' | 'small', Record<ImageFormat, number>> = {
  fine: { avif: 60, webp: 82, jpg: 82, png: 100 },
  small: { avif: 50, webp: 75, jpg: 75, png: 90 },
}
