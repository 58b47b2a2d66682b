import { setTimeout as delay } from 'node:timers/promises'
import { singaporeDay } from '#lib/singapore-time.ts'
import { makeSiteSearch, type SearchSources, type SiteSearch } from './site-search.ts'

export type KeptSearch = SiteSearch & {
  /** A newer one is being made: this one lacks what was published last, or is yesterday's. */
  isBehind: boolean
}

type SearchKeeperOptions = Omit<SearchSources, 'now' | 'before'> & {
  now: () => Date
  /** Called with each new index: pages made with the last one may lack something. */
  onRenewed: () => void
  onError: (error: unknown) => void
}

/** How long after such a moment the next index is made if nobody searches before. */
const CHECK_MS = 5000

/**
 * Keeps the search index up to date: makes the next one after a publish, at midnight, and when a deal begins, ends, sells
 * out or comes back, while the last one serves. It makes one at a time; changes meanwhile wait for the next.
 */
export function createSearchKeeper({ onRenewed, onError, ...options }: SearchKeeperOptions) {
  let kept: SiteSearch | null = null
  let making: Promise<SiteSearch> | null = null
  let next: Promise<SiteSearch> | null = null
  let renewals = 0
  const today = () => singaporeDay(options.now())
  let renewedFor = today()
  /** Since when the index is known to be out of date; `null` while it is up to date. */
  let behindSince: number | null = null

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
      // Whoever waits for that one learns whether it failed.
      await making?.catch(() => {})
      next = null
      making = make(now ?? options.now())
      return making
    })()
    return next
  }

  /** An index of a later day was made while the clock was ahead, and lacks what has not ended yet. */
  async function makeNotAhead(now: Date): Promise<SiteSearch> {
    for (;;) {
      const site = await (next ?? making ?? makeNext(now))
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
    const isIdle = !next && !making
    const hasFailed = behindSince !== null && isIdle
    const isPast = isIdle && kept !== null && kept.liveUntil <= options.now().getTime()
    if (today() !== renewedFor || hasFailed || isPast) void renew()
  }, CHECK_MS).unref()

  return {
    /**
     * The index for a page made at `now`. Only the very first is waited for; a newer one at most for `patienceMs`.
     * Whatever is found has to be read again, as it may have ended since.
     */
    async get(now: Date, patienceMs = 0): Promise<KeptSearch> {
      const day = singaporeDay(now)
      const newer = next ?? making ?? (kept && isFor(kept, now) ? null : makeNext(now))
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

function isFor({ day, liveUntil }: SiteSearch, now: Date): boolean {
  return day === singaporeDay(now) && now.getTime() < liveUntil
}

function upToDate(site: SiteSearch): KeptSearch {
  return { ...site, isBehind: false }
}
