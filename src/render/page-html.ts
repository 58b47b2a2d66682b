import { createHash } from 'node:crypto'
import type { Work } from '#lib/node/work.ts'
import type { SiteInfo } from '#lib/site-info.ts'
import type { RouteMatch } from '#routes/match-route.ts'
import { type PageStub, toEmbeddableEnvelope, toEmbeddableJson } from '#routes/page-envelope.ts'
import type { loadPageModule } from '#routes/page-modules.ts'
import type { PreviewNote } from '#ui/preview-bar.tsx'
import type { createAppDocument, createStylesOf } from './app-document.tsx'
import { forMachines } from './for-machines.ts'
import { styleHashesOf } from './inline-hash.ts'

type PageHtmlOptions = {
  site: SiteInfo
  siteUrl: URL
  buildId: string
  toDocument: ReturnType<typeof createAppDocument>
  stylesOf: ReturnType<typeof createStylesOf>
}

/** A page with its data loaded. */
type LoadedPage = {
  match: RouteMatch
  url: URL
  payload: unknown
  pageModule: Awaited<ReturnType<typeof loadPageModule>>
  validUntil: number
  now: Date
  preview: PreviewNote | undefined
}

type PageHtml = { html: string; styleHashes: string[]; payload: string; validUntil: number }

/**
 * Renders a page as HTML and payload. Waits for a turn first, so that several pages that are ready at once do not block
 * other requests. The HTML is one step, because React does not pause.
 */
export function createPageHtml(options: PageHtmlOptions) {
  const { site, siteUrl, buildId, toDocument, stylesOf } = options
  return function* toHtml(page: LoadedPage): Work<PageHtml> {
    yield
    const { match, url, payload, validUntil, now, preview } = page
    const address = match.path + match.search
    const { Page, head } = page.pageModule
    const route = match.route.id
    const content = JSON.stringify(payload)
    const version = digest(content)
    const stub: PageStub = { route, path: address, build: buildId, validUntil, version }
    const payloadJson = toEmbeddableEnvelope(stub, content)
    yield
    const pageHead = head(payload)
    const canonical = new URL(pageHead.canonical ?? url, url).href
    const kind = { pageFolder: match.folder, errorStatus: null, preview }
    const markup = forMachines(
      { route, path: match.path, head: pageHead, payload },
      { siteUrl, url: canonical, site },
    )
    yield
    const html = toDocument({
      ...kind,
      head: pageHead,
      forMachines: markup,
      canonical,
      path: address,
      pages: [{ path: address, Page, payload }],
      // A preview is rendered for each request, because it may change at any time.
      data: preview ? payloadJson : toEmbeddableJson(stub),
      now,
    })
    return { html, styleHashes: styleHashesOf(stylesOf(kind)), payload: payloadJson, validUntil }
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}
