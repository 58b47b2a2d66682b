import { findLastRevision, findPublishVersion } from '#db/content-revisions.ts'
import type { BulkItem, ItemOutcome } from '#db/desk-bulks.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import { isReleaseFault } from '#repository/publish/release-fault.ts'
import { checkReleaseUids } from '#repository/publish/release-uids.ts'
import { type StoredDocument, withoutDate } from '#repository/stored-document.ts'
import type { ListServices } from '../documents/find-listed.ts'
import {
  type Bulk,
  CHANGED_SINCE,
  failed,
  isOf,
  kept,
  oneByOne,
  type RowWork,
  readDone,
  toDone,
  undone,
} from './row-work.ts'

/** Takes the documents off the site in one publish. */
export const takeDown: RowWork = async (services, { author, why }, items) => {
  const { db, now, createRef, store } = services
  const ids = items.map(({ document_id }) => document_id)
  const { ref } = await publishContent(db, (staged) => staged.remove(ids), {
    now,
    createRef,
    author,
    why,
    kind: 'unpublish',
  })
  await store.refresh()
  const version = ref === null ? null : await findPublishVersion(db, ref)
  const outcomes: ItemOutcome[] = []
  for (const item of items) {
    const last = await findLastRevision(db, item.document_id)
    const isOwn = last?.version === version || isOf(last, { author, why })
    outcomes.push(
      last?.action === 'remove' && isOwn
        ? toDone(item, { what: 'take-down', version: last.version })
        : failed(item, 'Somebody else has taken it down.'),
    )
  }
  return outcomes
}

/** Publishes each again as it was. */
export const undoTakeDown: RowWork = async (services, bulk, items) => {
  const outcomes = await oneByOne(putBack)(services, bulk, items)
  await services.store.refresh()
  return outcomes
}

async function putBack(
  { db, now, createRef }: ListServices,
  { author, why }: Bulk,
  item: BulkItem,
): Promise<ItemOutcome> {
  const done = readDone(item)
  const last = await findLastRevision(db, item.document_id)
  const isOwn = 'version' in done && last?.version === done.version && last.action === 'remove'
  if (!isOwn || last.whole === null) return kept(item, CHANGED_SINCE)
  const document = JSON.parse(last.whole) as StoredDocument
  try {
    await publishContent(
      db,
      async (staged) => {
        await staged.put([withoutDate(document)])
        checkReleaseUids({ revision: last.version }, [document], await staged.uidConflicts())
      },
      { now, createRef, author, why: `Undone: ${why}`, kind: 'restore' },
    )
    return undone(item)
  } catch (error) {
    if (!isReleaseFault(error)) throw error
    return kept(item, 'Another document now has its address.')
  }
}
