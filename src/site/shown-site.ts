import type { ContentClient, DocumentSource } from '#content/content-client.ts'
import { shopOfDeal } from '#content/queries/deal-name.ts'
import { recordDependencies } from '#content/recording-client.ts'
import type { Watch } from '#content/select-documents.ts'
import type { DealScores } from '#functions/deal-score.ts'
import type { ShownSite } from '#http/shown-site.ts'
import type { RenderedPage } from '#pagecache/cached-page.ts'
import type { Renderer } from '#render/render.tsx'
import type { PageSources, ResolvedPage } from '#render/resolve-page.ts'
import type { RichtextClient } from '#richtext/richtext-client.ts'
import { recordRichtext } from '#richtext/service/create-richtext-client.ts'
import type { KeptSearch } from '#search/search-keeper.ts'
import { makeSiteSearch } from '#search/site-search.ts'

type ShownSiteOptions = {
  renderer: Renderer
  content: ContentClient & DocumentSource
  richtext: RichtextClient
  now: () => Date
  /** The kept search index. A preview has none: it makes one for each page that searches. */
  search?: (now: Date, patienceMs: number) => Promise<KeptSearch>
  /** The readers' scores of deals; `null` while they cannot be read. */
  scores?: (now: Date) => Promise<DealScores | null>
  /** See `renderError`. */
  findList?: Parameters<Renderer['renderError']>[1]['findList']
  preview?: PageSources['preview']
}

/** The dependency of pages that were made with the search index. */
export const SEARCH_KEY = 'search index'

/** How long a page is valid that was made while the scores could not be read. */
const WITHOUT_SCORES_MS = 60_000

/** The site as everybody sees it, or as a preview shows it. */
export function createShownSite(options: ShownSiteOptions): ShownSite {
  const { renderer, content, richtext, now, findList, preview } = options
  const { search = makeSearch } = options

  async function makeSearch(instant: Date): Promise<KeptSearch> {
    const site = await makeSiteSearch({ content, richtext, now: instant })
    return { ...site, isBehind: false }
  }

  /** Renders a page and records what it read, so that the cache knows when it is out of date. */
  async function make(page: ResolvedPage): Promise<RenderedPage> {
    const keys = new Set<string>()
    const watches: Watch[] = []
    const key = (read: string) => void keys.add(read)
    const watch = (read: Watch) => void watches.push(read)
    const instant = now()
    let changes = Number.POSITIVE_INFINITY
    const until = (read: Date) => {
      changes = Math.min(changes, read.getTime())
    }
    const scores = await options.scores?.(instant)
    const rendered = await page.render({
      content: {
        ...recordDependencies(content, { key, watch, until }),
        successOf: (id) => {
          if (scores === null) until(new Date(instant.getTime() + WITHOUT_SCORES_MS))
          return scores?.get(id) ?? null
        },
      },
      richtext: recordRichtext(richtext, key),
      search: (patienceMs) => {
        key(SEARCH_KEY)
        return search(instant, patienceMs)
      },
      now: instant,
      contentUntil: () => changes,
      preview,
    })
    return { ...rendered, dependencies: { keys, watches } }
  }

  return {
    resolve(url) {
      const page = renderer.resolve(url)
      if ('redirect' in page) return page
      const { address, isOnDemand } = page
      return { address, isOnDemand, make: () => make(page) }
    },
    renderError: (error, caller) =>
      renderer.renderError(error, {
        now: now(),
        preview,
        findList,
        inTurns: (work) => content.inTurns(work, { line: caller }),
      }),
    inTurns: content.inTurns,
    shopOfDeal: (id) => shopOfDeal(content, { id, now: now() }),
  }
}
