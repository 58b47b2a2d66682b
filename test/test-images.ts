import { createHash } from 'node:crypto'
import { createEncoder, type Encoder } from '#images/encoder.ts'
import type { ChosenFormat } from '#images/image-format.ts'
import { createImageService, type Original } from '#images/image-service.ts'
import { createMakeOnce } from '#images/make-once.ts'
import { serveImage } from '#images/serve-images.ts'
import { createVariantCache } from '#images/variant-cache.ts'
import { createWorkQueue, type WorkQueueOptions } from '#lib/node/work-queue.ts'

type TestImagesOptions = {
  folder: string
  originals: Original[]
  queue?: Partial<WorkQueueOptions>
  /** By default nobody has to wait. */
  retryAfter?: (caller: string) => number | null
  bestFormat?: ChosenFormat
  /** By default a failure to store fails the test. */
  onUnkept?: (error: unknown) => void
}

/** The real image service over a few originals, asked as a browser would. */
export async function createTestImages(options: TestImagesOptions) {
  const { folder, originals, queue } = options
  const byId = new Map(originals.map((original) => [idOf(original), original]))
  const real = createEncoder()
  let encoded = 0
  let read = 0
  const encoder: Encoder = {
    ...real,
    encode(job) {
      encoded++
      return real.encode(job)
    },
  }
  const cache = await createVariantCache({ folder, maxBytes: 1e8, now: () => 0 })
  const service = createImageService({
    async findOriginal(id) {
      read++
      return byId.get(id) ?? null
    },
    findOriginalType: async (id) => byId.get(id)?.type ?? null,
    makeOnce: createMakeOnce({
      cache,
      queue: createWorkQueue({ atOnce: 2, mostOfLine: 200, most: 200, ...queue }),
      retryAfter: options.retryAfter ?? (() => null),
      onUnkept: options.onUnkept ?? refuse,
    }),
    encoder,
    bestFormat: options.bestFormat ?? 'avif',
  })
  const pathOf = (original: Original) => `/images/${idOf(original)}/picture.jpg`
  return {
    /** How many pictures were encoded so far. */
    encoded: () => encoded,
    /** How often an original was read with its bytes. */
    read: () => read,
    pathOf,
    /** Any path, or a query for the first original. */
    request(
      target: string,
      init: RequestInit = {},
      caller: string | null = null,
    ): Promise<Response> {
      const [first] = originals
      const path = first && target.startsWith('?') ? pathOf(first) + target : target
      return serveImage(service, new Request(`http://site.test${path}`, init), caller)
    },
    [Symbol.dispose]: () => encoder.close(),
  }
}

function refuse(error: unknown): never {
  throw error
}

function idOf({ bytes }: Original): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
