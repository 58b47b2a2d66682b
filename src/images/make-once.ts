import { ImageRefusal } from './image-refusal.ts'
import type { VariantCache } from './variant-cache.ts'
import type { QueueRefusal, WorkQueue } from './work-queue.ts'

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

/** The picture of that name: kept, or made at the turn of the first of those who ask for it. */
export type MakeOnce = (
  name: string,
  make: () => Promise<Uint8Array>,
  caller?: Caller,
) => Promise<Uint8Array>

/** A picture that is made, or waits in the lines of those who asked for it. */
type Job = {
  made: Promise<Uint8Array>
  /** Puts it into the caller's line too, unless it is there or has begun. */
  enter: (caller: Caller) => QueueRefusal | null
}

const TOO_MANY = 'Too many pictures are being made; ask again soon'
const TOO_MANY_OF_CALLER = 'Too many new pictures at once; ask again soon'
const SOON_SECONDS = 2

/** Makes each picture once, however many ask for it at the same time. */
export function createMakeOnce({ cache, queue, retryAfter, onUnkept }: MakeOnceOptions): MakeOnce {
  const underWay = new Map<string, Job>()

  function begin(name: string, make: () => Promise<Uint8Array>, caller: Caller): Job {
    const wait = caller === null ? null : retryAfter(caller)
    if (wait !== null) throw new ImageRefusal(429, TOO_MANY_OF_CALLER, { retryAfter: wait })
    const { enter, picture } = createJob(queue, make)
    const refusal = enter(caller)
    if (refusal === 'line-is-full') {
      throw new ImageRefusal(429, TOO_MANY_OF_CALLER, { retryAfter: SOON_SECONDS })
    }
    if (refusal === 'all-is-full') {
      throw new ImageRefusal(503, TOO_MANY, { retryAfter: SOON_SECONDS })
    }
    const made = picture
      .then(async (bytes) => {
        await cache.write(name, bytes).catch(onUnkept)
        return bytes
      })
      .finally(() => underWay.delete(name))
    return { made, enter }
  }

  return async (name, make, caller = null) => {
    const kept = await cache.read(name)
    if (kept) return kept
    const others = underWay.get(name)
    if (others) {
      // Where the own line is full, the others' turn is waited for.
      others.enter(caller)
      return others.made
    }
    const job = begin(name, make, caller)
    underWay.set(name, job)
    return job.made
  }
}

function createJob(queue: WorkQueue, make: () => Promise<Uint8Array>) {
  const { promise: picture, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const lines = new Set<string>()
  let hasBegun = false

  /** The first turn makes the picture, those in other lines pass at once. */
  async function takeTurn(): Promise<void> {
    if (hasBegun) return
    hasBegun = true
    await make().then(resolve, reject)
  }

  function enter(caller: Caller): QueueRefusal | null {
    const line = caller ?? ''
    if (hasBegun || lines.has(line)) return null
    const turn = queue.run(takeTurn, line)
    if (typeof turn === 'string') return turn
    lines.add(line)
    return null
  }

  return { picture, enter }
}
