import { isNotFound } from '#lib/node/app-error.ts'
import { isStillAhead } from '#lib/node/is-still-ahead.ts'
import {
  type CachedPage,
  type Change,
  type FreshPage,
  isOnDemand,
  isTrueAt,
  type RenderedPage,
} from './cached-page.ts'
import type { Effort } from './encoded-body.ts'
import { createPageStore } from './page-store.ts'
import { createRenders, type MakePage } from './renders.ts'

export type PageCacheOptions = {
  /** Renders the page at a canonical URL (path + declared query). */
  render: (address: string) => Promise<RenderedPage>
  now: () => number
  /** Memory for pages, all encodings together. */
  maxBytes: number
  /** Called for a failed render that a visitor did not notice, because an older page was served. */
  onStaleError: (address: string, error: unknown) => void
  /** Unless given, it depends on the page. */
  effort?: Effort | undefined
  /** Called for each page that becomes fresh, or stops being so. */
  onChange?: ((change: PageChange) => void) | undefined
}

/** `null`: the page at this URL is no longer fresh. */
export type PageChange = { address: string; page: FreshPage | null }

export type PageCacheStats = {
  pages: number
  bytes: number
  hits: number
  misses: number
  renders: number
}

/** After a failure the last good page is served this long before the next attempt. */
const RETRY_MS = 5000

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Rendered pages by URL. Three rules decide what a request gets:
 * - fresh: the page itself, by one map look-up (`find`);
 * - changed by a publish: the last good page at once, while one new render runs;
 * - past `validUntil`, or missing: the new render, because the old page would be wrong about time. If
 *   that render fails, the last good page is still better than an error.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, now, maxBytes, onStaleError, effort, onChange = () => {} } = options
  const store = createPageStore({ maxBytes, onChange })
  const renders = createRenders({ store, now, effort })
  let hits = 0
  let misses = 0

  /** The page if it is fresh. Does not count as a hit. */
  function peek(address: string): CachedPage | null {
    const page = store.get(address)
    return page && !page.changed && isTrueAt(page, now()) ? page : null
  }

  function find(address: string): CachedPage | null {
    const page = peek(address)
    if (!page) return null
    hits++
    page.used = true
    return page
  }

  /** `make` makes the page, for callers who have matched its route already. */
  async function get(address: string, make?: MakePage): Promise<CachedPage> {
    const fresh = find(address)
    if (fresh) return fresh
    misses++
    const lastGood = store.get(address)
    if (!lastGood) return refresh(address, make)
    if (isStillAhead({ until: lastGood.retryAt, now: now(), most: RETRY_MS })) return lastGood
    const refreshed = refresh(address, make).catch((error) => {
      if (isNotFound(error)) throw error
      lastGood.retryAt = now() + RETRY_MS
      onStaleError(address, error)
      return lastGood
    })
    if (!lastGood.changed || !isTrueAt(lastGood, now())) return refreshed
    // Nobody waits for it; the next visitor learns that the page is gone.
    refreshed.catch(() => {})
    return lastGood
  }

  /** Makes the page anew, or waits for a render under way. */
  function refresh(address: string, make: MakePage = () => render(address)): Promise<CachedPage> {
    return renders.run(address, make)
  }

  return {
    find,
    peek,
    get,
    refresh,
    /** Marks every page that the change concerns, and returns their addresses. */
    invalidate(change: Change): string[] {
      renders.startGeneration()
      return store.mark(change)
    },
    drop: store.drop,
    dropDependants: store.dropDependants,
    has: (address: string) => store.get(address) !== undefined,
    /** Whether the page is fresh or already being rendered. */
    isAvailable: (address: string) => peek(address) !== null || renders.isUnderWay(address),
    /** Expired pages, except those on demand, which are made again on request. */
    expired(): string[] {
      const instant = now()
      return store
        .entries()
        .flatMap(([address, page]) =>
          isTrueAt(page, instant) || isOnDemand(address) ? [] : [address],
        )
    },
    isFull: store.isFull,
    /** Counts visits to a page that another thread answered. */
    countHits(address: string, count: number): void {
      hits += count
      const page = store.get(address)
      if (page) page.used = true
    },
    stats: (): PageCacheStats => ({ ...store.size(), hits, misses, renders: renders.count() }),
  }
}
