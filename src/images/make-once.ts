import { gone } from '#lib/node/gone.ts'
import type { QueueRefusal, WorkQueue } from '#lib/node/work-queue.ts'
import { ImageRefusal } from './image-refusal.ts'
import type { VariantCache } from './variant-cache.ts'

export type MakeOnceOptions = {
  cache: VariantCache
  queue: WorkQueue
  /** Counts a new picture. Returns `null` if it is allowed, else the seconds to wait. */
  retryAfter: (caller: string) => number | null
  /** Called when a finished picture could not be stored. It is served anyway. */
  onUnkept: (error: unknown) => void
}

/** The caller, or `null` for the site itself. */
export type Caller = string | null

/** A caller, and a signal that aborts when it leaves. */
export type Client = { caller: Caller; signal?: AbortSignal }

/** Returns the stored picture of that name, or makes it at the turn of the first caller. */
export type MakeOnce = (
  name: string,
  make: () => Promise<Uint8Array>,
  client?: Client,
) => Promise<Uint8Array>

/** A picture that is being made, or waits in the queues of its callers. */
type Job = {
  made: Promise<Uint8Array>
  /** Adds it to the caller's queue too, unless it is there or has begun. */
  join: (client: Client) => QueueRefusal | null
}

const TOO_MANY = 'Too many pictures are being made; ask again soon'
const TOO_MANY_OF_CALLER = 'Too many new pictures at once; ask again soon'
const SOON_SECONDS = 2
const NOBODY: Client = { caller: null }

/** Makes each picture once, however many callers wait for it, and not at all if all leave before it begins. */
export function createMakeOnce({ cache, queue, retryAfter, onUnkept }: MakeOnceOptions): MakeOnce {
  const underWay = new Map<string, Job>()

  function begin(name: string, make: () => Promise<Uint8Array>, client: Client): Job {
    const wait = client.caller === null ? null : retryAfter(client.caller)
    if (wait !== null) throw new ImageRefusal(429, TOO_MANY_OF_CALLER, { retryAfter: wait })
    const forget = () => {
      if (underWay.get(name) === job) underWay.delete(name)
    }
    const { join, picture } = createJob(queue, make, forget)
    const refusal = join(client)
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
      .finally(forget)
    const job = { made, join }
    underWay.set(name, job)
    return job
  }

  return async (name, make, client = NOBODY) => {
    const kept = await cache.read(name)
    if (kept) return kept
    if (client.signal?.aborted) throw gone()
    const others = underWay.get(name)
    if (!others) return begin(name, make, client).made
    // If the caller's own queue is full, wait for the turn of another caller.
    others.join(client)
    return others.made
  }
}

/** Calls `onCancel` when all callers have left before the picture was begun. */
function createJob(queue: WorkQueue, make: () => Promise<Uint8Array>, onCancel: () => void) {
  const { promise: picture, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const lines = new Set<string>()
  const cancelled = new AbortController()
  let clients = 0
  let hasBegun = false

  /** The first turn makes the picture; turns in other queues end at once. */
  async function takeTurn(): Promise<void> {
    if (hasBegun) return
    hasBegun = true
    await make().then(resolve, reject)
  }

  function enter(line: string): QueueRefusal | null {
    if (hasBegun || lines.has(line)) return null
    const turn = queue.run(takeTurn, { line, signal: cancelled.signal })
    if (typeof turn === 'string') return turn
    turn.catch(reject)
    lines.add(line)
    return null
  }

  function leave(): void {
    clients--
    if (clients > 0 || hasBegun) return
    onCancel()
    cancelled.abort()
  }

  function join({ caller, signal }: Client): QueueRefusal | null {
    const refusal = enter(caller ?? '')
    if (refusal && lines.size === 0) return refusal
    clients++
    signal?.addEventListener('abort', leave, { once: true })
    return refusal
  }

  return { picture, join }
}
