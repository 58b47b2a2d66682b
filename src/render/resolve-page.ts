import { singaporeYear, startOfDay } from '#lib/singapore-time.ts'
import type { RouteMatch, RouteMatcher } from '#routes/match-route.ts'
import { loadPageModule } from '#routes/page-modules.ts'
import { loaders } from '#routes/server/loaders.ts'
import { middlewareOf } from '#routes/server/middleware.ts'
import { pageNotFound, pathNotFound } from '#routes/server/not-found.ts'
import type { PageInput } from '#routes/server/page-loader.ts'
import type { PreviewNote } from '#ui/preview-bar.tsx'
import type { createFileFinder, FoundFile } from './files/site-files.ts'
import type { createPageHtml } from './page-html.ts'

/** Where a page's data comes from. */
export type PageSources = Pick<PageInput, 'content' | 'richtext' | 'search' | 'now'> & {
  /** Shown above the page of a preview; not given for public pages. */
  preview?: PreviewNote | undefined
  /** When the content that the page has read may change by time alone, in ms. */
  contentUntil?: () => number
}

/** A page or a file for machines. */
type Rendered = {
  html: string
  /** The hash of its inline styles; files have none. */
  styleHashes?: readonly string[]
  payload: string
  /** The media type of a file; pages have none. */
  type?: string
  /** In ms. */
  validUntil: number
}

export type ResolvedPage = {
  /** The canonical path and query. */
  address: string
  /** Pages that are not on any list of pages, because their number has no bound. */
  isOnDemand: boolean
  render: (sources: PageSources) => Promise<Rendered>
}

type ResolverOptions = {
  siteUrl: URL
  matchRoute: RouteMatcher
  findFile: ReturnType<typeof createFileFinder>
  toHtml: ReturnType<typeof createPageHtml>
  richtextRules: PageInput['richtextRules']
}

/** Finds the page or file at an address, before anything is read. Throws `not-found`. */
export function createPageResolver(options: ResolverOptions) {
  const { siteUrl, findFile, toHtml, richtextRules } = options

  function getMatch(url: URL): RouteMatch {
    const match = options.matchRoute(url)
    if (!match) throw pathNotFound(url)
    if (match.route.validate?.(match.params) === false) throw pageNotFound(url)
    return match
  }

  async function renderFile(file: FoundFile, sources: PageSources): Promise<Rendered> {
    const { input, validUntil } = toInput(sources)
    const html = await file.make(input)
    return { html, payload: '', type: file.type, validUntil: validUntil() }
  }

  async function renderMatch(match: RouteMatch, url: URL, sources: PageSources): Promise<Rendered> {
    const { input, validUntil } = toInput(sources)
    const [payload, pageModule] = await Promise.all([
      loaders[match.route.id]({ ...input, params: match.params, url }),
      loadPageModule(match.folder),
    ])
    const { content, now, preview } = sources
    const page = { match, url, payload, pageModule, validUntil: validUntil(), preview, now }
    return content.inTurns(toHtml(page))
  }

  function toInput({ content, richtext, search, now, contentUntil }: PageSources) {
    let validUntil = startOfDay(`${singaporeYear(now) + 1}-01-01`).getTime()
    const until = (instant: Date) => {
      validUntil = Math.min(validUntil, instant.getTime())
    }
    const input = { content, richtext, search, now, until, richtextRules }
    return { input, validUntil: () => Math.min(validUntil, contentUntil?.() ?? validUntil) }
  }

  return (url: URL): ResolvedPage | { redirect: string } => {
    const file = findFile(url.pathname)
    if (file) {
      const render = (sources: PageSources) => renderFile(file, sources)
      return { address: url.pathname, isOnDemand: false, render }
    }
    const match = getMatch(url)
    const { route, params, path, search } = match
    const canonical = new URL(path + search, siteUrl)
    const redirect = middlewareOf[route.id]?.({ params, url: canonical })
    if (redirect) return redirect
    return {
      address: path + search,
      isOnDemand: search !== '' || route.id === 'richtextPage',
      render: (sources) => renderMatch(match, canonical, sources),
    }
  }
}
