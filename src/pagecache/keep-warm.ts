import { setImmediate as nextTurn } from 'node:timers/promises'
import { isNotFound } from '#lib/node/app-error.ts'
import { batches } from '#lib/node/batches.ts'
import { type Change, isOnDemand } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'

export type KeepWarmOptions = {
  pageCache: PageCache
  /** The URLs of all pages. */
  addresses: () => Promise<string[]>
  onError: (error: unknown) => void
}

/** How often expired pages are looked for. */
const CHECK_MS = 5000
/** After this many listed or fresh pages in a row, other work gets a turn. */
const IN_A_ROW = 500

/**
 * Renders pages in advance: all of them at the start, then expired pages and pages that a publish changed. One at
 * a time, so that visitors' requests come between.
 */
export function keepWarm({ pageCache, addresses, onError }: KeepWarmOptions) {
  const queue = new Set<string>()
  let working: Promise<void> | null = null
  let stopped = false

  function add(more: readonly string[]): Promise<void> {
    for (const address of more) queue.add(address)
    working ??= work()
    return working
  }

  async function work(): Promise<void> {
    // Always asynchronous: `working` must be set before it is cleared, even when there is nothing to render.
    await nextTurn()
    let looks = 0
    for (const address of queue) {
      if (stopped) break
      queue.delete(address)
      if (isWorthMaking(address)) await pageCache.refresh(address).catch(report)
      else if (++looks % IN_A_ROW === 0) await nextTurn()
    }
    working = null
  }

  // Rendering one page in advance must not evict another.
  function isWorthMaking(address: string): boolean {
    if (pageCache.isFull() && !pageCache.has(address)) return false
    return !pageCache.peek(address)
  }

  /** A page that was unpublished since it was listed is not an error. */
  function report(error: unknown): void {
    if (!isNotFound(error)) onError(error)
  }

  /** The URLs of all pages; none if they cannot be listed, for example while a remote repository is down. */
  async function all(): Promise<string[]> {
    try {
      const existing = await addresses()
      for (const some of batches(existing, IN_A_ROW)) {
        void add(some)
        await nextTurn()
      }
      await add([])
      return existing
    } catch (error) {
      onError(error)
      return []
    }
  }

  /**
   * Marks the pages that a change concerns, and makes them and `own` again; returns the addresses. Pages on demand are
   * dropped instead: they are made when somebody asks for them.
   */
  async function update(change: Change, own: readonly string[]): Promise<string[]> {
    const concerned = pageCache.invalidate(change)
    for (const address of concerned.filter(isOnDemand)) pageCache.drop(address)
    const made = [...own, ...concerned.filter((address) => !isOnDemand(address))]
    await add(made)
    return made
  }

  const timer = setInterval(() => void add(pageCache.expired()), CHECK_MS)
  timer.unref()
  return {
    all,
    add,
    update,
    stop(): void {
      stopped = true
      clearInterval(timer)
    },
  }
}
