import { availableParallelism } from 'node:os'
import { createEncoder } from './encoder.ts'
import { createImageService, type ImageServiceOptions } from './image-service.ts'
import { serveImage } from './serve-images.ts'
import { createVariantCache } from './variant-cache.ts'
import { createWorkQueue } from './work-queue.ts'

export type ImagesOptions = Pick<
  ImageServiceOptions,
  'findOriginal' | 'findOriginalType' | 'onUnkept'
> & {
  /** Where finished pictures are kept. */
  folder: string
  maxBytes: number
}

export type Images = Awaited<ReturnType<typeof createImages>>

/** Two pictures at once at most, and one core is always left to the pages. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** A page of a list has some fifty; whoever comes after that many others is told to come back. */
const MOST_WAITING = 300

/** The pictures of the site, made from the originals in the asset store. */
export async function createImages({ folder, maxBytes, ...options }: ImagesOptions) {
  const service = createImageService({
    ...options,
    cache: await createVariantCache({ folder, maxBytes, now: Date.now }),
    encoder: createEncoder(),
    queue: createWorkQueue({ atOnce: AT_ONCE, most: MOST_WAITING }),
  })
  return {
    serve: (request: Request) => serveImage(service, request),
    isCalm: service.isCalm,
    close: service.close,
  }
}
