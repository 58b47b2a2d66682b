import { setTimeout as delay } from 'node:timers/promises'
import { singaporeDay } from '#lib/singapore-time.ts'
import { makeSiteSearch, type SearchSources, type SiteSearch } from './site-search.ts'

export type KeptSearch = SiteSearch & {
  /** Whether a newer index is being made, because this one lacks the last publish or is yesterday's. */
  isBehind: boolean
}

type SearchKeeperOptions = Omit<SearchSources, 'now' | 'before'> & {
  now: () => Date
  /** Called with each new index, because pages made with the previous one may lack something. */
  onRenewed: () => void
  onError: (error: unknown) => void
}

/** How long after such a moment the next index is made at the latest, if nobody searches. */
const CHECK_MS = 5000

/**
 * Keeps the search index up to date. Makes the next one after a publish, at midnight, and when a deal begins, ends, sells
 * out or comes back; the previous one works until then. Makes one at a time, and changes meanwhile wait for the next.
 */
export function createSearchKeeper({ onRenewed, onError, ...options }: SearchKeeperOptions) {
  const { findKept, findUnderWay, makeNext } = createMaker({ ...options, onRenewed })
  let renewals = 0
  const today = () => singaporeDay(options.now())
  let renewedFor = today()
  /** Since when the index is known to be out of date; `null` while it is up to date. */
  let behindSince: number | null = null

  /** An index of a later day was made while the clock was ahead, and lacks deals that have not ended yet. */
  async function makeNotAhead(now: Date): Promise<SiteSearch> {
    for (;;) {
      const site = await (findUnderWay() ?? makeNext(now))
      if (site.day <= singaporeDay(now)) return site
    }
  }

  /** Makes the index of the content as it is now. Never rejects. */
  async function renew(): Promise<void> {
    renewedFor = today()
    behindSince ??= performance.now()
    renewals++
    const renewal = renewals
    try {
      await makeNext()
      if (renewal === renewals) behindSince = null
    } catch (error) {
      onError(error)
    }
  }

  const timer = setInterval(() => {
    const kept = findKept()
    const isIdle = findUnderWay() === null
    const hasFailed = behindSince !== null && isIdle
    const isPast = isIdle && kept !== null && kept.liveUntil <= options.now().getTime()
    if (today() !== renewedFor || hasFailed || isPast) void renew()
  }, CHECK_MS).unref()

  return {
    /**
     * The index for a page made at `now`. Waits for the very first index without limit, and for a newer one for at most
     * `patienceMs`. Results must be read again, because they may have ended since.
     */
    async get(now: Date, patienceMs = 0): Promise<KeptSearch> {
      const day = singaporeDay(now)
      const kept = findKept()
      const newer = findUnderWay() ?? (kept && isFor(kept, now) ? null : makeNext(now))
      if (kept === null) return upToDate(await (newer ?? makeNext(now)))
      if (newer === null) return { ...kept, isBehind: behindSince !== null }
      const old = { ...kept, isBehind: true }
      // If the content cannot be read, the last index is better than none.
      if (kept.day > day) return makeNotAhead(now).then(upToDate, () => old)
      const made = newer.then(upToDate, () => old)
      return patienceMs === 0 ? old : Promise.race([made, delay(patienceMs, old, { ref: false })])
    },
    renew,
    behindMs: () => (behindSince === null ? null : performance.now() - behindSince),
    stop: () => clearInterval(timer),
  }
}

/** Makes one index at a time, each with what the one before has. */
function createMaker({ onRenewed, ...options }: Omit<SearchKeeperOptions, 'onError'>) {
  let kept: SiteSearch | null = null
  let making: Promise<SiteSearch> | null = null
  let next: Promise<SiteSearch> | null = null

  async function make(now: Date): Promise<SiteSearch> {
    try {
      kept = await makeSiteSearch({ ...options, now, before: kept })
    } finally {
      making = null
    }
    onRenewed()
    return kept
  }

  /** For the instant `now`, or for the one at which it begins. */
  function makeNext(now?: Date): Promise<SiteSearch> {
    next ??= (async () => {
      // Callers who wait for that index get its error.
      await making?.catch(() => {})
      next = null
      making = make(now ?? options.now())
      return making
    })()
    return next
  }

  return { findKept: () => kept, findUnderWay: () => next ?? making, makeNext }
}

function isFor({ day, liveUntil }: SiteSearch, now: Date): boolean {
  return day === singaporeDay(now) && now.getTime() < liveUntil
}

function upToDate(site: SiteSearch): KeptSearch {
  return { ...site, isBehind: false }
}
