import { ImageRefusal } from './image-refusal.ts'
import type { VariantCache } from './variant-cache.ts'
import type { WorkQueue } from './work-queue.ts'

export type MakeOnceOptions = {
  cache: VariantCache
  queue: WorkQueue
  /** Counts a new picture. Seconds until the caller may have another, or `null` when it may have this one. */
  retryAfter: (caller: string) => number | null
  /** A finished picture could not be kept. It is served all the same. */
  onUnkept: (error: unknown) => void
}

/** Whose picture it is that is made; `null` = the site's own. */
export type Caller = string | null

/** The picture of that name: kept, or made at the caller's turn. */
export type MakeOnce = (
  name: string,
  make: () => Promise<Uint8Array>,
  caller?: Caller,
) => Promise<Uint8Array>

const TOO_MANY = 'Too many pictures are being made; ask again soon'
const TOO_MANY_OF_CALLER = 'Too many new pictures at once; ask again soon'
const SOON_SECONDS = 2

/** Makes each picture once, however many ask for it at the same time. */
export function createMakeOnce(options: MakeOnceOptions): MakeOnce {
  const { cache, queue, retryAfter, onUnkept } = options
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function makeAndKeep(
    name: string,
    make: () => Promise<Uint8Array>,
    caller: Caller,
  ): Promise<Uint8Array> {
    const wait = caller === null ? null : retryAfter(caller)
    if (wait !== null) throw new ImageRefusal(429, TOO_MANY_OF_CALLER, { retryAfter: wait })
    const making = queue.run(make, caller ?? '')
    if (making === 'line-is-full') {
      throw new ImageRefusal(429, TOO_MANY_OF_CALLER, { retryAfter: SOON_SECONDS })
    }
    if (making === 'all-is-full') {
      throw new ImageRefusal(503, TOO_MANY, { retryAfter: SOON_SECONDS })
    }
    const made = await making
    await cache.write(name, made).catch(onUnkept)
    return made
  }

  return async (name, make, caller = null) => {
    const kept = await cache.read(name)
    if (kept) return kept
    const others = underWay.get(name)
    if (others) return others
    const making = makeAndKeep(name, make, caller).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }
}
