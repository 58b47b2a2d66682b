import type { DealSummary } from '#deals/deal-summary.ts'
import type { CachedPage } from '#pagecache/cached-page.ts'
import type { PageCache } from '#pagecache/page-cache.ts'
import type { Renderer } from '#render/render.tsx'
import type { ErrorEnvelope } from '#routes/page-envelope.ts'

type Options = {
  pageCache: Pick<PageCache, 'get'>
  renderer: Pick<Renderer, 'listsInstead' | 'firstDeals'>
}

/**
 * Adds to a 404 what to offer instead: the first deals of a list that is kept anyway. Whatever address is made
 * up, nothing is searched for it and nothing is kept. Not for previews: on their day other deals may be live.
 */
export function createDealsInstead({ pageCache, renderer }: Options) {
  // Reading a list anew for each of very many made-up addresses would be most of the work.
  const read = new WeakMap<CachedPage, DealSummary[]>()

  function firstDealsOf(list: CachedPage): DealSummary[] {
    const deals = read.get(list) ?? renderer.firstDeals(list.payload.bytes.identity.toString())
    read.set(list, deals)
    return deals
  }

  return async (error: ErrorEnvelope): Promise<ErrorEnvelope> => {
    if (error.statusCode !== 404) return error
    for (const address of renderer.listsInstead(error.data.path)) {
      // An error page must not fail: where the list cannot be had there is none.
      const list = await pageCache.get(address).catch(() => null)
      const instead = list ? firstDealsOf(list) : []
      if (instead.length > 0) return { ...error, instead }
    }
    return error
  }
}
