import { availableParallelism } from 'node:os'
import { createWorkQueue } from '#lib/node/work-queue.ts'
import { createCardService } from './cards/card-service.ts'
import { createEncoder } from './encoder.ts'
import { createImageService, type ImageServiceOptions } from './image-service.ts'
import { type Caller, createMakeOnce, type MakeOnceOptions } from './make-once.ts'
import { serveImage } from './serve-images.ts'
import { createVariantCache } from './variant-cache.ts'

export type ImagesOptions = Omit<ImageServiceOptions, 'makeOnce' | 'encoder'> &
  Pick<MakeOnceOptions, 'onUnkept' | 'retryAfter'> & {
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
export async function createImages(options: ImagesOptions) {
  const cache = await createVariantCache({ ...options, now: Date.now })
  const queue = createWorkQueue({ atOnce: AT_ONCE, ...MOST_WAITING })
  const encoder = createEncoder()
  const makeOnce = createMakeOnce({ ...options, cache, queue })
  const service = createImageService({ ...options, makeOnce, encoder })
  return {
    /** Each new picture counts towards the caller's limit and waits in the caller's queue. */
    serve: (request: Request, caller: Caller = null) => serveImage(service, request, caller),
    paintCard: createCardService({ ...options, makeOnce, encoder }),
    isCalm: queue.isCalm,
    close: encoder.close,
  }
}
