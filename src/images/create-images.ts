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
  /** Where finished pictures are kept. */
  folder: string
  maxBytes: number
}

export type Images = Awaited<ReturnType<typeof createImages>>

/** Two pictures at once at most, and one core is always left to the pages. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** A page of a list has some fifty; whoever comes after that many others is told to come back. */
const MOST_WAITING = { mostOfLine: 200, most: 1000 }

/** The pictures of the site, made from the originals in the asset store, and the social cards. */
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
    /** Each new picture counts for the caller, and waits in its own line. */
    serve: (request: Request, caller: Caller = null) => serveImage(service, request, caller),
    paintCard: createCardService({ findOriginal, makeOnce, encoder, productName }),
    isCalm: queue.isCalm,
    close: encoder.close,
  }
}
