import { draftRefs } from '#db/desk-drafts.ts'
import type { PageRow } from '#desk/wire/pages.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { isRecord } from '#lib/is-record.ts'
import { findPageId } from '#repository/drafts/page-drafts.ts'
import type { DeskRoute } from '../api/desk-route.ts'
import type { DocumentServices } from '../documents/document-services.ts'
import { toQueryWords } from '../documents/find-documents.ts'

/** The pages of blocks. Their drafts are opened, saved and published like those of documents. */
export function pageRoutes({ db, store }: Pick<DocumentServices, 'db' | 'store'>): DeskRoute[] {
  return [
    {
      method: 'GET',
      path: '/pages',
      needs: 'read',
      handle: async ({ query }) => {
        const words = toQueryWords(query.get('words') ?? '')
        const drafts = new Set(
          (await draftRefs(db)).map(({ document_id }) => findPageId(document_id)),
        )
        const rows = [...store.snapshot().richtextPages].map(
          ([id, map]): PageRow => ({ id, title: titleOf(map), hasDraft: drafts.has(id) }),
        )
        const hasWords = ({ title }: PageRow) =>
          words.every((word) => title.toLowerCase().includes(word))
        return { rows: rows.filter(hasWords).toSorted((a, b) => a.title.localeCompare(b.title)) }
      },
    },
  ]
}

function titleOf(map: BlockMap): string {
  const [page] = Object.values(map)
  const title: unknown = isRecord(page?.value?.properties) ? page.value.properties.title : []
  const runs = Array.isArray(title) ? title : []
  return (
    runs.map((run) => (Array.isArray(run) ? String(run[0] ?? '') : '')).join('') ||
    'Without a title'
  )
}
