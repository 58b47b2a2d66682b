import { filter, type PrismicDocument } from '@prismicio/client'
import { type ContentClientOptions, createContentClient } from '#content/create-content-client.ts'
import { documentPath } from '#content/document-path.ts'
import { paths } from '#lib/paths.ts'
import type { Renderer } from '#render/render.tsx'
import type { RichtextClient } from '#richtext/richtext-client.ts'
import { createPageMaker } from './page-maker.ts'
import type { Previews } from './previews.ts'

type RemotePreviewsOptions = {
  source: ContentClientOptions
  renderer: Renderer
  richtext: RichtextClient
  now: () => Date
}

const TIMEOUT_MS = 10_000

/** Previews of a repository elsewhere, which alone knows which there are and what is in them. */
export function createRemotePreviews(options: RemotePreviewsOptions): Previews {
  const { source, renderer, richtext, now } = options
  const note = { releases: [], day: null }

  /** `null` when the repository knows no such ref. */
  async function search(ref: string, documentId: string | null): Promise<PrismicDocument[] | null> {
    const filters = documentId === null ? [] : [filter.at('document.id', documentId)]
    const query = { ref, filters, lang: '*', pageSize: 1 }
    const url = await createContentClient(source).buildQueryURL(query)
    // Not by the client, which takes what is published where it does not find the ref.
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) return null
    return ((await response.json()) as { results: PrismicDocument[] }).results
  }

  return {
    async find(ref) {
      if ((await search(ref, null)) === null) return null
      const content = createContentClient({ ...source, ref })
      const makePage = createPageMaker({ renderer, content, richtext, now, preview: note })
      return { note, now, makePage }
    },
    async start({ token, documentId }) {
      const documents = await search(token, documentId)
      if (documents === null) return 'over'
      const [document] = documentId === null ? [] : documents
      const { repositoryName } = createContentClient(source)
      return {
        path: document ? documentPath(document) : paths.home(),
        session: { [`${repositoryName}.prismic.io`]: { preview: token } },
      }
    },
  }
}
