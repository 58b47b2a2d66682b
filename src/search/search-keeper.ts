import { singaporeDay } from '#lib/singapore-time.ts'
import { makeSiteSearch, type SearchSources, type SiteSearch } from './site-search.ts'

export type KeptSearch = SiteSearch & {
  /** A newer one is under way: this one does not know what was published last, or is of yesterday. */
  isBehind: boolean
}

export type SearchKeeper = {
  /**
   * What the site is searched with. What is found has to be read anew, as it may have ended since. Only the
   * very first is waited for; a newer one at most for `patienceMs`.
   */
  get: (sources: SearchSources, patienceMs?: number) => Promise<KeptSearch>
  /** Makes it anew, of the content as it is from now on. */
  renew: (sources: SearchSources) => Promise<void>
}

/** Keeps the last one, and makes one at a time; what changes meanwhile waits for the next. */
export function createSearchKeeper({ onRenewed }: { onRenewed: () => void }): SearchKeeper {
  let kept: SiteSearch | null = null
  let making: Promise<SiteSearch> | null = null
  let next: Promise<SiteSearch> | null = null

  async function make(sources: SearchSources): Promise<SiteSearch> {
    try {
      kept = await makeSiteSearch(sources)
    } finally {
      making = null
    }
    onRenewed()
    return kept
  }

  function makeNext(sources: SearchSources): Promise<SiteSearch> {
    next ??= (async () => {
      // Whether that one succeeds is told to those who wait for it.
      await making?.catch(() => {})
      next = null
      making = make(sources)
      return making
    })()
    return next
  }

  /** One of a later day was made while the clock was ahead, and lacks what has not ended yet. */
  async function makeNotAhead(sources: SearchSources): Promise<SiteSearch> {
    const today = singaporeDay(sources.now)
    for (;;) {
      const site = await (next ?? making ?? makeNext(sources))
      if (site.day <= today) return site
    }
  }

  return {
    async get(sources, patienceMs = 0) {
      const today = singaporeDay(sources.now)
      const newer = next ?? making ?? (kept?.day === today ? null : makeNext(sources))
      if (kept === null) return upToDate(await (newer ?? makeNext(sources)))
      if (newer === null) return upToDate(kept)
      const old = { ...kept, isBehind: true }
      // A source that is away is no reason to find nothing.
      const made = newer.then(upToDate, () => old)
      if (kept.day > today) return makeNotAhead(sources).then(upToDate, () => old)
      return patienceMs === 0 ? old : Promise.race([made, after(patienceMs, old)])
    },
    async renew(sources) {
      await makeNext(sources)
    },
  }
}

function upToDate(site: SiteSearch): KeptSearch {
  return { ...site, isBehind: false }
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, value).unref()
  })
}
