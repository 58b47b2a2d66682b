import { AppError } from '#lib/node/app-error.ts'
import type { DoFor } from '#lib/node/payer.ts'
import type { RateLimit } from '#lib/node/rate-limit.ts'
import { createWorkQueue } from '#lib/node/work-queue.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'
import type { MakePage } from './renders.ts'

export type PagesOnDemandOptions = {
  pageCache: Pick<PageCache, 'get' | 'isAvailable'>
  /** The limit of new pages per caller. */
  limit: RateLimit
  doFor: DoFor
}

/** The caller (`null` = the process itself), and a signal that aborts when it leaves. */
export type Client = { caller: string | null; signal?: AbortSignal }

export type PagesOnDemand = (
  address: string,
  client: Client,
  make?: MakePage,
) => Promise<CachedPage>

/**
 * New pages per caller. A page of results links to about thirty others, which browsers prefetch, and a whole office
 * may be one caller. A slow page counts as several, so a caller gets at most a third of a core on average.
 */
export const PAGES_OF_CALLER = { burst: 1000, rate: 20 }
/** This many milliseconds of this thread count as one page. */
const MS_OF_PAGE = 16

/** Most of the time goes into compression, on other threads. */
const AT_ONCE = 8
const MOST_WAITING = { mostOfLine: 200, most: 1000 }
const SOON_SECONDS = 2

const TOO_MANY_OF_CALLER = 'Too many new pages at once; ask again soon'

/**
 * Renders pages whose number has no bound, such as search results. Each caller has a limit, and callers take turns.
 * Pages that are cached or already being rendered do not count.
 */
export function createPagesOnDemand(options: PagesOnDemandOptions): PagesOnDemand {
  const { pageCache, limit, doFor } = options
  const queue = createWorkQueue({ atOnce: AT_ONCE, ...MOST_WAITING })

  return async (address, { caller, signal }, makePage) => {
    if (caller === null || pageCache.isAvailable(address)) return pageCache.get(address, makePage)
    const wait = limit.retryAfter(caller)
    if (wait !== null) throw tooMany(wait)
    const charge = (pages: number) => limit.charge(caller, pages)
    const payer = { name: caller, msOfRequest: MS_OF_PAGE, charge }
    const make = () => doFor(payer, () => pageCache.get(address, makePage))
    const made = queue.run(make, { line: caller, signal })
    if (made === 'line-is-full') throw tooMany(SOON_SECONDS)
    if (made === 'all-is-full') {
      throw new AppError('unavailable', 'Too many pages are being made', {
        retryAfter: SOON_SECONDS,
      })
    }
    return made
  }
}

function tooMany(seconds: number): AppError {
  return new AppError('too-many', TOO_MANY_OF_CALLER, { retryAfter: seconds })
}
