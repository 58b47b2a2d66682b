import { brotliDecompressSync } from 'node:zlib'
import type { DealSummary } from '#deals/deal-summary.ts'
import { categories } from '#lib/categories.ts'
import type { Work } from '#lib/node/work.ts'
import { oncePer } from '#lib/once-per.ts'
import * as paths from '#lib/paths.ts'
import type { DealsPayload } from '#routes/deals/payload.ts'
import { type ErrorEnvelope, toEmbeddableJson } from '#routes/page-envelope.ts'
import { loadPageModule } from '#routes/page-modules.ts'
import type { PreviewNote } from '#ui/preview-bar.tsx'
import type { createAppDocument } from './app-document.tsx'

/** A finished page, as the page cache holds it. */
type FinishedPage = { payload: { bytes: { br: Buffer } } }

type ErrorSources = {
  now: Date
  preview?: PreviewNote | undefined
  /** Finds a list of deals to offer on a 404. Not given for previews, which may show another day with other deals. */
  findList?: ((address: string) => Promise<FinishedPage>) | undefined
  /** Runs work between requests, because many made-up URLs at once would block other requests. */
  inTurns: (work: Work<string>) => Promise<string>
}

/** How many deals a 404 offers. */
const DEALS_INSTEAD = 4

/**
 * Renders error pages. They need no content, so rendering them always works. A 404 also offers the first deals of a list
 * that is cached anyway, so a made-up URL costs no search and no memory.
 */
export function createErrorRenderer(toDocument: ReturnType<typeof createAppDocument>) {
  // Parsing a list for each of very many made-up URLs would be most of the work.
  const firstDeals = oncePer((list: FinishedPage): DealSummary[] => {
    const { payload }: { payload: DealsPayload } = JSON.parse(
      brotliDecompressSync(list.payload.bytes.br).toString(),
    )
    return payload.deals.slice(0, DEALS_INSTEAD)
  })

  /** The list of the category in the URL, else the list of all deals. */
  async function findDeals(path: string, findList: ErrorSources['findList']) {
    const [pathname] = path.split('?')
    const lists = categories
      .map(paths.category)
      .filter((list) => `${pathname}/`.startsWith(`${list}/`))
    for (const address of [...lists, paths.deals]) {
      // An error page must not fail because of a list.
      const list = await findList?.(address).catch(() => null)
      const deals = list ? firstDeals(list) : []
      if (deals.length > 0) return deals
    }
    return null
  }

  return async (error: ErrorEnvelope, { now, preview, findList, inTurns }: ErrorSources) => {
    const { path } = error.data
    const { Page, head } = await loadPageModule('error')
    const deals = error.statusCode === 404 ? await findDeals(path, findList) : null
    const payload = deals ? { ...error, instead: deals } : error
    return inTurns(writeDocument())

    function* writeDocument(): Work<string> {
      yield
      return toDocument({
        head: head(payload),
        canonical: null,
        path,
        pages: [],
        errorStatus: error.statusCode,
        instead: deals ? { path, Page, payload } : undefined,
        pageFolder: deals ? 'error' : null,
        data: toEmbeddableJson(payload),
        now,
        preview,
      })
    }
  }
}
