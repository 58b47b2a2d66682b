import type { BulkItem, ItemOutcome } from '#db/desk-bulks.ts'
import { isSameJson } from '#lib/same-json.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import { type StoredDocument, withoutDate } from '#repository/stored-document.ts'
import type { ListServices } from '../documents/find-listed.ts'
import { type FieldChange, findInverse, placeOf, withFieldChange } from './field-change.ts'
import {
  type Bulk,
  CHANGED_SINCE,
  failed,
  GONE,
  getDone,
  kept,
  type RowWork,
  toDone,
  undone,
} from './row-work.ts'

type ToPut = { document: StoredDocument | null; outcome: ItemOutcome }

/** Changes what is published, in one publish. Drafts stay as they are: they merge with it when they are published. */
export const publishFields: RowWork = (services, bulk, items) =>
  publishAll(services, bulk, items, (item, found) => {
    const done = getDone(item, 'live')
    const { change } = done
    if (!found) return { document: null, outcome: failed(item, GONE) }
    const outcome = toDone(item, done)
    // It was published just before the server stopped.
    if (isSame(found, change, 'after')) return { document: null, outcome }
    if (isSame(found, change, 'before'))
      return { document: withFieldChange(found, change), outcome }
    return { document: null, outcome: failed(item, CHANGED_SINCE) }
  })

export const undoFields: RowWork = (services, bulk, items) =>
  publishAll(services, { ...bulk, why: `Undone: ${bulk.why}` }, items, (item, found) => {
    if (!found) return { document: null, outcome: kept(item, GONE) }
    const inverse = findInverse(found, getDone(item, 'live').change)
    if (!inverse) return { document: null, outcome: kept(item, CHANGED_SINCE) }
    return { document: withFieldChange(found, inverse), outcome: undone(item) }
  })

/** Reads what is published inside the publish, so that nothing newer is overwritten. */
async function publishAll(
  { db, now, createRef }: ListServices,
  { author, why }: Bulk,
  items: readonly BulkItem[],
  toPut: (item: BulkItem, found: StoredDocument | null) => ToPut,
): Promise<ItemOutcome[]> {
  let outcomes: ItemOutcome[] = []
  await publishContent(
    db,
    async (staged) => {
      const found = await staged.publishedDocuments(items.map(({ document_id }) => document_id))
      const all = items.map((item) => toPut(item, found.get(item.document_id) ?? null))
      outcomes = all.map(({ outcome }) => outcome)
      await staged.put(all.flatMap(({ document }) => (document ? [withoutDate(document)] : [])))
    },
    { now, createRef, author, why, kind: 'publish' },
  )
  return outcomes
}

function isSame(found: StoredDocument, change: FieldChange, which: 'before' | 'after'): boolean {
  return isSameJson(placeOf(found, change), change[which])
}
