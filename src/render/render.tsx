import type { DealSummary } from '#deals/deal-summary.ts'
import { AppError } from '#lib/app-error.ts'
import * as paths from '#lib/paths.ts'
import { singaporeYear, startOfDay } from '#lib/singapore-time.ts'
import accountStyle from '#routes/account/account.css?inline'
import type { AccountPayload } from '#routes/account/payload.ts'
import type { DealsPayload } from '#routes/deals/payload.ts'
import { createRouteMatcher, type RouteMatch } from '#routes/match-route.ts'
import {
  type ErrorEnvelope,
  type PageEnvelope,
  type PrivateEnvelope,
  toEmbeddableJson,
} from '#routes/page-envelope.ts'
import { loadPageModule } from '#routes/page-modules.ts'
import { folderOf } from '#routes/routes.ts'
import { loaders } from '#routes/server/loaders.ts'
import { runMiddleware } from '#routes/server/middleware.ts'
import type { PageInput } from '#routes/server/page-loader.ts'
import { pagesOf } from '#routes/server/pages-of.ts'
import { sitePages } from '#routes/server/site-pages.ts'
import { createSearchKeeper } from '#search/search-keeper.ts'
import { makeSiteSearch, type SearchSources } from '#search/site-search.ts'
import { type SuggestWish, suggest } from '#search/suggest.ts'
import type { PreviewNote } from '#ui/preview-bar.tsx'
import { PREVIEW_OVER_TITLE, PreviewOver } from '#ui/preview-over.tsx'
import { type AppDocumentOptions, createAppDocument } from './app-document.tsx'
import { BOOT_SCRIPT } from './boot-script.ts'
import { createFileFinder } from './files/site-files.ts'
import { createPageHtml } from './page-html.ts'
import { toNamedCard } from './social-card/named-card.ts'

export type RendererOptions = AppDocumentOptions & {
  siteUrl: URL
  /** When the build was made, in ms. */
  buildTimestamp: number
  richtextRules: PageInput['richtextRules']
  /** Told when the index of the search is a new one; pages that were made with the last may lack something. */
  onSearchRenewed: () => void
}

/** Where a page's data comes from. */
export type PageSources = Pick<PageInput, 'content' | 'richtext' | 'now'> & {
  /** Said above the page; not given when it is the page that everybody sees. */
  preview?: PreviewNote | undefined
  /** What the index of the search is made of; without it no page can search. */
  searched?: Omit<SearchSources, 'now'>
  /** Told when the page is made with that index. */
  onSearchRead?: () => void
}

type ErrorSources = Pick<PageSources, 'now' | 'preview'>

/** With few deals a new index takes less, so that a publish is found at once. */
const SEARCH_PATIENCE_MS = 200
/** How long a page is kept that may lack what was published last. */
const SEARCH_BEHIND_MS = 1000

/** How many deals stand below the words of a 404. */
const DEALS_INSTEAD = 4

export type Resolution =
  | {
      address: string
      /** On no list of pages: there are as many as somebody can think of. */
      isOnDemand: boolean
    }
  | { redirect: string }

export type Renderer = ReturnType<typeof createRenderer>

/** The one door from Node to everything with JSX; built as a bundle of its own. */
export function createRenderer(options: RendererOptions) {
  const { site, siteUrl, assets } = options
  const matchRoute = createRouteMatcher()
  const searchKeeper = createSearchKeeper({ onRenewed: options.onSearchRenewed })
  const findFile = createFileFinder({
    siteUrl,
    productName: site.productName,
    build: { id: options.buildId, timestamp: options.buildTimestamp },
  })
  const toDocument = createAppDocument(options)
  const toHtml = createPageHtml({ siteUrl, site, buildId: options.buildId, toDocument })

  /** The canonical address of a page, before anything is read. Throws `not-found`. */
  function resolve(url: URL): Resolution {
    if (findFile(url.pathname)) return { address: url.pathname, isOnDemand: false }
    const match = getMatch(url)
    const { route, params, path, search } = match
    const redirect = runMiddleware(route.middleware ?? [], { params, url: toUrl(match) })
    const isOnDemand = search !== '' || route.id === 'richtextPage'
    return redirect ?? { address: path + search, isOnDemand }
  }

  async function renderPage(address: string, pageSources: PageSources) {
    const { preview, searched, onSearchRead, ...sources } = pageSources
    let validUntil = startOfDay(`${singaporeYear(sources.now) + 1}-01-01`).getTime()
    const until = (instant: Date) => {
      validUntil = Math.min(validUntil, instant.getTime())
    }
    const search = async (patienceMs = SEARCH_PATIENCE_MS) => {
      if (!searched) throw new Error(`${address} was given nothing to search`)
      onSearchRead?.()
      const { now } = sources
      // Of a preview nothing is kept.
      if (preview) return { ...(await makeSiteSearch({ ...searched, now })), isBehind: false }
      const kept = await searchKeeper.get({ ...searched, now }, patienceMs)
      if (kept.isBehind) until(new Date(now.getTime() + SEARCH_BEHIND_MS))
      return kept
    }
    const input = { ...sources, until, richtextRules: options.richtextRules, search }
    const file = findFile(address)
    if (file) {
      const text = await file.make(input)
      return { html: text, payload: '', type: file.type, validUntil }
    }
    const match = getMatch(new URL(address, siteUrl))
    const url = toUrl(match)
    const [payload, pageModule] = await Promise.all([
      loaders[match.route.id]({ ...input, params: match.params, url }),
      loadPageModule(match.folder),
    ])
    const page = { address, match, url, payload, pageModule, validUntil, preview, now: sources.now }
    return sources.content.inTurns(toHtml(page))
  }

  /** The social card of a page that was made before. */
  async function cardOf(payloadJson: string) {
    const { route, payload }: PageEnvelope = JSON.parse(payloadJson)
    const { head } = await loadPageModule(folderOf(route))
    return toNamedCard({ route, payload, head: head(payload) }, site.productName)
  }

  /** The error page as a document; it needs no content, so it can always be made. */
  async function renderError(error: ErrorEnvelope, { now, preview }: ErrorSources) {
    const { path } = error.data
    const { Page, head } = await loadPageModule('error')
    return toDocument({
      head: head(error),
      canonical: null,
      path,
      pages: [],
      errorStatus: error.statusCode,
      instead: error.instead && { path, Page, payload: error },
      pageFolder: error.instead ? 'error' : null,
      data: toEmbeddableJson(error),
      now,
      preview,
    })
  }

  /** For a link to a preview that is over. No script: there is no page behind it to bring to life. */
  function renderPreviewOver(now: Date): string {
    return toDocument({
      head: { title: PREVIEW_OVER_TITLE, description: PREVIEW_OVER_TITLE, noindex: true },
      canonical: null,
      path: '',
      pages: [{ path: '', Page: PreviewOver, payload: null }],
      errorStatus: null,
      pageFolder: null,
      data: null,
      now,
    })
  }

  /** A page for one visitor, of what the server knows of them. Nothing of it may be kept. */
  async function renderAccount(
    payload: AccountPayload,
    { path, now }: { path: string; now: Date },
  ) {
    const { Page, head } = await loadPageModule('account')
    const envelope: PrivateEnvelope = {
      route: 'account',
      path,
      build: options.buildId,
      validUntil: Number.MAX_SAFE_INTEGER,
      payload,
    }
    return toDocument({
      head: head(payload),
      machineHead: `<style>${accountStyle}</style>`,
      canonical: null,
      path,
      pages: [{ path, Page, payload }],
      errorStatus: null,
      pageFolder: 'account',
      data: toEmbeddableJson(envelope),
      now,
    })
  }

  /** The lists whose first deals may stand in for a page that is not there, the best first. */
  function listsInstead(path: string): string[] {
    const category = matchRoute(new URL(path, siteUrl))?.params.category
    return [...(category ? [paths.category(category)] : []), paths.deals]
  }

  function getMatch(url: URL): RouteMatch {
    const match = matchRoute(url)
    const fullPath = url.pathname + url.search
    if (!match) throw new AppError('not-found', `Page not found: ${fullPath}`)
    if (match.route.validate && !match.route.validate(match.params)) {
      throw new AppError('not-found', `Page Not Found: ${fullPath}`)
    }
    return match
  }

  function toUrl({ path, search }: RouteMatch): URL {
    return new URL(path + search, siteUrl)
  }

  return {
    resolve,
    renderPage,
    cardOf,
    renderError,
    listsInstead,
    /** The first of a list that was made before, of those that are of use. */
    firstDeals: (payloadJson: string): DealSummary[] => {
      const { payload }: { payload: DealsPayload } = JSON.parse(payloadJson)
      return payload.deals.filter(({ time }) => !time.isSpent).slice(0, DEALS_INSTEAD)
    },
    renderPreviewOver,
    renderAccount,
    /** Makes the index of the search anew, between requests. */
    renewSearch: searchKeeper.renew,
    /** What to offer while somebody types; `null` when there is no such partner. */
    suggest: async (wish: SuggestWish, sources: SearchSources) =>
      suggest(wish, { ...sources, site: await searchKeeper.get(sources) }),
    sitePages,
    pagesOf,
    inlineScript: BOOT_SCRIPT,
    inlineStyles: [assets.css, accountStyle],
  }
}
