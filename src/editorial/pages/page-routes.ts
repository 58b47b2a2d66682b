import { draftRefs } from '#db/desk-drafts.ts'
import type { PageRow } from '#desk/wire/pages.ts'
import { findPageId } from '#repository/drafts/page-drafts.ts'
import { toWords } from '#repository/query/document-words.ts'
import { type DeskRoute, get } from '../api/desk-route.ts'
import type { DocumentServices } from '../documents/document-services.ts'
import { hasAllWords, toOwnWords, toQueryWords } from '../documents/find-documents.ts'
import { pageTitleOf } from '../documents/title-of.ts'

/** The pages of blocks. Their drafts are opened, saved and published like those of documents. */
export function pageRoutes({ db, store }: Pick<DocumentServices, 'db' | 'store'>): DeskRoute[] {
  return [
    get('/pages', 'read', async ({ query }) => {
      const words = toQueryWords(query.get('words') ?? '')
      const drafts = new Set(
        (await draftRefs(db)).map(({ document_id }) => findPageId(document_id)),
      )
      const rows = [...store.snapshot().richtextPages].map(
        ([id, map]): PageRow => ({ id, title: pageTitleOf(map), hasDraft: drafts.has(id) }),
      )
      const found = rows.filter(({ title }) => hasAllWords(toOwnWords(toWords(title)), words))
      return { rows: found.toSorted((a, b) => a.title.localeCompare(b.title)) }
    }),
  ]
}
