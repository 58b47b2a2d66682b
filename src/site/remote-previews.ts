import { filter, type PrismicDocument } from '@prismicio/client'
import {
  createRemoteClient,
  type RemoteClientOptions,
} from '#content/remote/create-remote-client.ts'
import { toPage } from '#content/remote/read-answer.ts'
import type { Previews } from '#http/shown-site.ts'
import { AppError } from '#lib/node/app-error.ts'
import * as paths from '#lib/paths.ts'
import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import type { Renderer } from '#render/render.tsx'
import { findDocumentPath } from '#repository/document-path.ts'
import type { RichtextClient } from '#richtext/richtext-client.ts'
import { createBriefMemo } from './brief-memo.ts'
import { createShownSite } from './shown-site.ts'

type RemotePreviewsOptions = {
  source: RemoteClientOptions
  renderer: Renderer
  richtext: RichtextClient
  now: () => Date
  /** Bounded in time and bytes, see `outgoing`. */
  fetch: OutgoingFetch
}

/** Each page of a preview asks for its ref, and so does each request with a made-up cookie. */
const LOOK_UPS = { most: 100, keepMs: 3000 }
/** The ref is malformed, unknown or expired. Any other status is a failure of the repository. */
const NO_SUCH_REF = [400, 404, 410]

/** Previews of a remote repository, which alone knows them. */
export function createRemotePreviews(options: RemotePreviewsOptions): Previews {
  const { source, renderer, richtext, now, fetch } = options
  const client = createRemoteClient(source)
  const lookUp = createBriefMemo<PrismicDocument[] | null>({
    ...LOOK_UPS,
    now: () => now().getTime(),
  })
  const note = { releases: [], day: null }

  /** `null` when the repository knows no such ref. */
  function search(ref: string, documentId: string | null): Promise<PrismicDocument[] | null> {
    return lookUp(JSON.stringify([ref, documentId]), () => ask(ref, documentId))
  }

  async function ask(ref: string, documentId: string | null): Promise<PrismicDocument[] | null> {
    const filters = documentId === null ? [] : [filter.at('document.id', documentId)]
    const query = { ref, filters, lang: '*', pageSize: 1 }
    const url = await client.buildQueryURL(query)
    // Does not use the client, which falls back to the published content if it does not find the ref.
    const response = await fetch(url).catch(away)
    if (NO_SUCH_REF.includes(response.status)) return null
    if (!response.ok) {
      throw new AppError('unavailable', `content: a preview was answered ${response.status}`)
    }
    return toPage(await response.json().catch(away)).documents
  }

  return {
    async find(ref) {
      if ((await search(ref, null)) === null) return null
      const content = createRemoteClient({ ...source, ref })
      return createShownSite({ renderer, content, richtext, now, preview: note })
    },
    async start({ token, documentId }) {
      const documents = await search(token, documentId)
      if (documents === null) return 'over'
      const [document] = documentId === null ? [] : documents
      return {
        path: (document && findDocumentPath(document)) ?? paths.home,
        session: { [`${client.repositoryName}.prismic.io`]: { preview: token } },
      }
    },
  }
}

function away(cause: unknown): never {
  throw new AppError('unavailable', 'content: a preview could not be looked up', { cause })
}
