import { type ContentClientOptions, createContentClient } from '#content/create-content-client.ts'
import type { Previews } from '#http/shown-site.ts'
import * as paths from '#lib/paths.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { Renderer } from '#render/render.tsx'
import { findDocumentPath } from '#repository/document-path.ts'
import { findPreviewToken, toPlainRef, toPreviewAddress } from '#repository/preview-ref.ts'
import type { PreviewStore } from '#repository/preview-store.ts'
import { REPOSITORY_NAME } from '#repository/repository-name.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { createShownSite } from './shown-site.ts'

type PreviewsOptions = {
  previews: PreviewStore
  source: ContentClientOptions
  renderer: Renderer
  now: () => Date
}

/** Previews of the embedded content; rich-text pages are previewed too. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { previews, source, renderer } = options
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
      return createShownSite({ renderer, content, richtext, now, preview: note })
    },
    async start({ token: given, documentId }) {
      const preview = await previews.find(findPreviewToken(given) ?? given)
      if (preview === null || preview === 'over') return preview
      const document = documentId === null ? undefined : preview.snapshot.byId.get(documentId)
      return {
        path: (document && findDocumentPath(document)) ?? paths.home,
        session: {
          [`${REPOSITORY_NAME}.prismic.io`]: { preview: toPreviewAddress(preview.token) },
        },
      }
    },
  }
}
