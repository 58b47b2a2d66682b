import { type ContentClientOptions, createContentClient } from '#content/create-content-client.ts'
import { shopOfDeal } from '#content/queries/shop-of-deal.ts'
import * as paths from '#lib/paths.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { RenderedPage } from '#pagecache/cached-page.ts'
import type { PageSources, Renderer } from '#render/render.tsx'
import { documentPath } from '#repository/document-path.ts'
import { findPreviewToken, toPlainRef } from '#repository/preview-ref.ts'
import type { PreviewStore } from '#repository/preview-store.ts'
import { REPOSITORY_NAME } from '#repository/repository-name.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { createPageMaker } from './page-maker.ts'

/** A preview that is open: what it says above each page, and its pages. Nothing of it is kept. */
export type OpenPreview = {
  note: NonNullable<PageSources['preview']>
  now: () => Date
  makePage: (address: string) => Promise<RenderedPage>
  /** As `shopOfDeal` of the site, for deals that only editors see. */
  shopOfDeal: (id: string) => Promise<string | null>
}

/** Where the link of a preview leads: `null` for one that never was. */
type PreviewStart = { path: string; session: Record<string, unknown> } | 'over' | null

export type Previews = {
  /** `ref` is what the visitor's cookie holds; `null` for one that is made up or over. */
  find: (ref: string) => Promise<OpenPreview | null>
  start: (link: { token: string; documentId: string | null }) => Promise<PreviewStart>
}

type PreviewsOptions = {
  previews: PreviewStore
  source: ContentClientOptions
  renderer: Renderer
  siteUrl: URL
  now: () => Date
}

/** Previews of the embedded content; rich-text pages are previewed too. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { previews, source, renderer, siteUrl } = options
  return {
    async find(ref) {
      const plain = toPlainRef(ref)
      const preview = await previews.find(findPreviewToken(plain) ?? plain)
      if (preview === null || preview === 'over') return null
      const { token, releases, shownAt, snapshot } = preview
      const now = () => shownAt ?? options.now()
      const note = { releases, day: shownAt && singaporeDay(shownAt) }
      const content = createContentClient({ ...source, ref: token })
      const richtext = createRichtextClient({ snapshot: () => snapshot })
      const makePage = createPageMaker({ renderer, content, richtext, now, preview: note })
      const shop = (id: string) => shopOfDeal(content, { id, now: now() })
      return { note, now, makePage, shopOfDeal: shop }
    },
    async start({ token: given, documentId }) {
      const preview = await previews.find(findPreviewToken(given) ?? given)
      if (preview === null || preview === 'over') return preview
      const document = documentId === null ? undefined : preview.snapshot.byId.get(documentId)
      const address = new URL(`/previews/${preview.token}`, siteUrl).href
      return {
        path: document ? documentPath(document) : paths.home,
        session: { [`${REPOSITORY_NAME}.prismic.io`]: { preview: address } },
      }
    },
  }
}
