import { setImmediate as nextTurn } from 'node:timers/promises'
import { isAppError } from '#lib/app-error.ts'
import type { PageCache } from './page-cache.ts'

export type KeepWarmOptions = {
  pageCache: PageCache
  /** Every page that exists, by address. */
  addresses: () => Promise<string[]>
  onError: (error: unknown) => void
}

/** How long after its time a page that nobody has asked for is made anew. */
const LOOK_MS = 5000

/**
 * Makes pages before anybody asks: all of them at the start, those whose time is over, and those
 * that a publish changed. One at a time, so that visitors' own requests come between.
 */
export function keepWarm({ pageCache, addresses, onError }: KeepWarmOptions) {
  let queue: string[] = []
  let working: Promise<void> | null = null
  let stopped = false

  function add(more: readonly string[]): Promise<void> {
    queue = [...new Set([...queue, ...more])]
    working ??= work()
    return working
  }

  async function work(): Promise<void> {
    // Never at once: `working` must be set before it is cleared, even when there is nothing to make.
    await nextTurn()
    for (let address = queue.shift(); address && !stopped; address = queue.shift()) {
      if (isWorthMaking(address)) await pageCache.refresh(address).catch(report)
    }
    working = null
  }

  // Making one page in advance at the cost of another would be no gain.
  function isWorthMaking(address: string): boolean {
    if (pageCache.isFull() && !pageCache.has(address)) return false
    return !pageCache.peek(address)
  }

  /** A page that is gone since it was listed is no fault. */
  function report(error: unknown): void {
    if (!isAppError(error) || error.code !== 'not-found') onError(error)
  }

  /** The pages that there are; none when that cannot be told, as while a remote repository is away. */
  async function all(): Promise<string[]> {
    try {
      const existing = await addresses()
      await add(existing)
      return existing
    } catch (error) {
      onError(error)
      return []
    }
  }

  const timer = setInterval(() => void add(pageCache.expired()), LOOK_MS)
  timer.unref()
  return {
    all,
    add,
    stop(): void {
      stopped = true
      clearInterval(timer)
    },
  }
}
