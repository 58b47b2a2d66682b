import { createContentClient } from '#content/create-content-client.ts'
import type { Database } from '#db/database.ts'
import type { ShownSite } from '#http/shown-site.ts'
import { createAnswerCache } from '#lib/node/answer-cache.ts'
import { isNotFound } from '#lib/node/app-error.ts'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { RenderedPage } from '#pagecache/cached-page.ts'
import type { Renderer } from '#render/render.tsx'
import { applyChange } from '#repository/apply-change.ts'
import { createContentService } from '#repository/content-service.ts'
import type { ContentStore } from '#repository/content-store.ts'
import { findDocumentPath } from '#repository/document-path.ts'
import { readDraft } from '#repository/drafts/save-draft.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { createShownSite } from './shown-site.ts'

type DraftPagesOptions = {
  db: Database
  store: ContentStore
  renderer: Renderer
  siteUrl: URL
  turns: LoopTurns
  now: () => Date
}

export type DraftName = { id: string; release: string | null; at: Date | null }

export type DraftPages = ReturnType<typeof createDraftPages>

/** Overlays are as large as the published snapshot, but share nearly all of it. */
const MOST_OVERLAYS = 8

/** The page of a document as it would be if its draft were published, at any instant. */
export function createDraftPages(options: DraftPagesOptions) {
  const { db, store, renderer, siteUrl, turns, now } = options
  const overlays = createAnswerCache<Snapshot>(MOST_OVERLAYS)

  async function withDraft({ id, release }: DraftName) {
    const { document, version } = await readDraft(db, {
      document_id: id,
      release_id: release ?? '',
    })
    if (!document) return null
    const published = store.snapshot()
    overlays.keepOnly(published.ref ?? '')
    const text = JSON.stringify(document)
    const snapshot = await overlays.getOrAdd(`${id} ${version} ${text}`, () =>
      turns.run(overlay(published, { ...document }, `draft-${id}-${version}`)),
    )
    return { document, snapshot }
  }

  function siteOf(snapshot: Snapshot, at: Date): ShownSite {
    const fixed = {
      snapshot: () => snapshot,
      findSnapshot: (ref: string) => (ref === snapshot.ref ? snapshot : null),
      refresh: async () => {},
      onChange: () => () => true,
    }
    const service = createContentService({ store: fixed, baseUrl: siteUrl, turns })
    const content = createContentClient({ service })
    const richtext = createRichtextClient({ snapshot: () => snapshot })
    return createShownSite({ renderer, content, richtext, now: () => at })
  }

  return {
    /** `null` if there is no such document; a sentence if it cannot be shown yet. */
    async find(name: DraftName): Promise<RenderedPage | string | null> {
      const draft = await withDraft(name)
      if (!draft) return null
      const path = findDocumentPath(draft.document)
      if (path === null) return 'There is no page to show yet. Fill in the title or the UID.'
      try {
        const page = siteOf(draft.snapshot, name.at ?? now()).resolve(new URL(path, siteUrl))
        return 'redirect' in page ? 'Its address leads to another page.' : await page.make()
      } catch (error) {
        if (!isNotFound(error)) throw error
        return 'The page cannot be shown yet. The title, brand or category is missing.'
      }
    },
  }
}

function* overlay(
  published: Snapshot,
  document: Parameters<typeof findDocumentPath>[0],
  ref: string,
) {
  const change = { documents: [document as StoredDocument] }
  const { snapshot } = yield* applyChange(published, change, ref)
  return snapshot
}
