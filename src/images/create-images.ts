import { availableParallelism } from 'node:os'
import { createWorkQueue } from '#lib/work-queue.ts'
import { createCardService } from './cards/card-service.ts'
import { createEncoder } from './encoder.ts'
import { createImageService, type ImageServiceOptions } from './image-service.ts'
import { type Caller, createMakeOnce, type MakeOnceOptions } from './make-once.ts'
import { serveImage } from './serve-images.ts'
import { createVariantCache } from './variant-cache.ts'

export type ImagesOptions = Pick<
  ImageServiceOptions,
  'findOriginal' | 'findOriginalType' | 'bestFormat'
> & {
  onUnkept: MakeOnceOptions['onUnkept']
  retryAfter: MakeOnceOptions['retryAfter']
  /** Written on social cards. */
  productName: string
  /** The folder for finished pictures. */
  folder: string
  maxBytes: number
}

export type Images = Awaited<ReturnType<typeof createImages>>

/** At most two pictures at once, leaving one core for pages. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** A list shows about fifty pictures. Beyond these numbers a request is refused for now. */
const MOST_WAITING = { mostOfLine: 200, most: 1000 }

/** The site's pictures, made from the originals in the asset store, and the social cards. */
export async function createImages({ folder, maxBytes, onUnkept, ...options }: ImagesOptions) {
  const { findOriginal, findOriginalType, bestFormat, productName, retryAfter } = options
  const cache = await createVariantCache({ folder, maxBytes, now: Date.now })
  const queue = createWorkQueue({ atOnce: AT_ONCE, ...MOST_WAITING })
  const encoder = createEncoder()
  const makeOnce = createMakeOnce({ cache, queue, retryAfter, onUnkept })
  const service = createImageService({
    findOriginal,
    findOriginalType,
    makeOnce,
    encoder,
    bestFormat,
  })
  return {
    /** Each new picture counts towards the caller's limit and waits in the caller's queue. */
    serve: (request: Request, caller: Caller = null) => serveImage(service, request, caller),
    paintCard: createCardService({ findOriginal, makeOnce, encoder, productName }),
    isCalm: queue.isCalm,
    close: encoder.close,
  }
}
