import { isAppError } from '#lib/app-error.ts'
import { isStillAhead } from '#lib/is-still-ahead.ts'
import {
  type CachedPage,
  type Change,
  dependencyBytes,
  type FreshPage,
  isTrueAt,
  isWatching,
  type RenderedPage,
  toFreshPage,
} from './cached-page.ts'
import { type Effort, encodeBody, sizeOf } from './encoded-body.ts'

export type PageCacheOptions = {
  /** Renders the page at a canonical URL (path + declared query). */
  render: (address: string) => Promise<RenderedPage>
  now: () => number
  /** Memory for pages, all encodings together. */
  maxBytes: number
  /** Called when a render failed and an older page was served instead. */
  onStaleError: (address: string, error: unknown) => void
  /** Chosen per page unless given. */
  effort?: Effort | undefined
  /** Called for each page that becomes fresh or stale. */
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

/** A page larger than this share of the memory is not cached: it would evict most of the others. */
const LARGEST = 0.25
/** Above this share of the memory, no more pages are rendered in advance. */
const FULL = 0.9
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
  // Ordered by when they were stored or last spared, see `makeRoom`.
  const pages = new Map<string, CachedPage>()
  const dependants = new Map<string, Set<string>>()
  const flights = new Map<string, { page: Promise<CachedPage>; generation: number }>()
  // After a failed render: when to try again.
  const retryAt = new Map<string, number>()
  // The number of publishes so far. A render that began before the latest is not stored as fresh.
  let generation = 0
  let bytes = 0
  let hits = 0
  let misses = 0
  let renders = 0

  /** The page if it is fresh. Does not count as a hit. */
  function peek(address: string): CachedPage | null {
    const page = pages.get(address)
    return page && !page.changed && isTrueAt(page, now()) ? page : null
  }

  function find(address: string): CachedPage | null {
    const page = peek(address)
    if (!page) return null
    hits++
    page.used = true
    return page
  }

  async function get(address: string): Promise<CachedPage> {
    const fresh = find(address)
    if (fresh) return fresh
    misses++
    const lastGood = pages.get(address)
    if (lastGood && isPostponed(address)) return lastGood
    if (lastGood?.changed && isTrueAt(lastGood, now())) {
      refresh(address).catch((error) => postpone(address, error))
      return lastGood
    }
    try {
      return await refresh(address)
    } catch (error) {
      if (!lastGood || isGone(error)) throw error
      postpone(address, error)
      return lastGood
    }
  }

  function isPostponed(address: string): boolean {
    const until = retryAt.get(address)
    return until !== undefined && isStillAhead({ until, now: now(), most: RETRY_MS })
  }

  function postpone(address: string, error: unknown): void {
    if (!isGone(error)) retryAt.set(address, now() + RETRY_MS)
    onStaleError(address, error)
  }

  /**
   * One render at a time per URL, shared by all requests. If it began before the last publish, a second render
   * follows it.
   */
  function refresh(address: string): Promise<CachedPage> {
    const underWay = flights.get(address)
    if (underWay?.generation === generation) return underWay.page
    const page = (async () => {
      await underWay?.page.catch(() => {})
      return make(address)
    })()
    const flight = { page, generation }
    const land = () => {
      if (flights.get(address) === flight) flights.delete(address)
    }
    page.then(land, land)
    flights.set(address, flight)
    return page
  }

  async function make(address: string): Promise<CachedPage> {
    const startedAt = generation
    const begun = now()
    renders++
    try {
      const { html, payload, type = null, dependencies, validUntil } = await render(address)
      // A page with a query is rarely requested twice.
      const pageEffort = effort ?? (address.includes('?') ? 'quick' : 'full')
      const [htmlBody, payloadBody] = await Promise.all([
        encodeBody(html, pageEffort),
        encodeBody(payload, pageEffort),
      ])
      const size = sizeOf(htmlBody) + sizeOf(payloadBody) + dependencyBytes(dependencies)
      const changed = startedAt !== generation
      const page = {
        html: htmlBody,
        type,
        payload: payloadBody,
        dependencies,
        // The clock may be changed during a render.
        madeAt: Math.max(begun, now()),
        validUntil,
        size,
        changed,
        used: false,
      }
      store(address, page)
      return page
    } catch (error) {
      if (isGone(error)) drop(address)
      throw error
    }
  }

  function store(address: string, page: CachedPage): void {
    drop(address)
    if (page.size > maxBytes * LARGEST) return
    pages.set(address, page)
    bytes += page.size
    for (const key of page.dependencies.keys) {
      const addresses = dependants.get(key) ?? new Set()
      dependants.set(key, addresses.add(address))
    }
    if (!page.changed) onChange({ address, page: toFreshPage(page) })
    makeRoom(address)
  }

  /**
   * Evicts the oldest page, unless it was used since the last look; then it is spared once. Pages with a query are
   * evicted before any page of the site map.
   */
  function makeRoom(newest: string, isOwn = true): void {
    for (const [address, page] of pages) {
      if (bytes <= maxBytes) return
      if (address === newest || address.includes('?') !== isOwn) continue
      if (page.used) {
        page.used = false
        pages.delete(address)
        pages.set(address, page)
      } else drop(address)
    }
    if (isOwn) makeRoom(newest, false)
  }

  function drop(address: string): void {
    retryAt.delete(address)
    const page = pages.get(address)
    if (!page) return
    pages.delete(address)
    onChange({ address, page: null })
    bytes -= page.size
    for (const key of page.dependencies.keys) {
      const addresses = dependants.get(key)
      addresses?.delete(address)
      if (addresses?.size === 0) dependants.delete(key)
    }
  }

  /** Marks every page that the change concerns, and returns their URLs. */
  function invalidate({ keys, documents }: Change): string[] {
    const byKey = new Set<string>()
    for (const key of keys) {
      for (const address of dependants.get(key) ?? []) byKey.add(address)
    }
    return mark((page, address) => byKey.has(address) || isWatching(page, documents))
  }

  function mark(isConcerned: (page: CachedPage, address: string) => boolean): string[] {
    generation++
    const marked: string[] = []
    for (const [address, page] of pages) {
      if (!isConcerned(page, address)) continue
      page.changed = true
      onChange({ address, page: null })
      marked.push(address)
    }
    return marked
  }

  /** Expired pages. Those with a query wait until they are requested. */
  function expired(): string[] {
    const instant = now()
    return [...pages].flatMap(([address, page]) =>
      isTrueAt(page, instant) || address.includes('?') ? [] : [address],
    )
  }

  function isFull(): boolean {
    return bytes > maxBytes * FULL
  }

  /** Counts hits that the front answered. */
  function countHits(address: string, count: number): void {
    hits += count
    const page = pages.get(address)
    if (page) page.used = true
  }

  function stats(): PageCacheStats {
    return { pages: pages.size, bytes, hits, misses, renders }
  }

  return {
    find,
    peek,
    get,
    refresh,
    invalidate,
    drop,
    has: (address: string) => pages.has(address),
    /** Whether it is fresh or already being rendered. */
    isAtHand: (address: string) => peek(address) !== null || flights.has(address),
    dependantsOf: (key: string) => [...(dependants.get(key) ?? [])],
    expired,
    isFull,
    countHits,
    stats,
  }
}

function isGone(error: unknown): boolean {
  return isAppError(error) && error.code === 'not-found'
}
