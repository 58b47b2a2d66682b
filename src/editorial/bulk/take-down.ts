import { findLastRevision, findPublishVersion } from '#db/content-revisions.ts'
import type { ItemOutcome } from '#db/desk-bulks.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import { isReleaseFault } from '#repository/publish/release-fault.ts'
import { checkReleaseUids } from '#repository/publish/release-uids.ts'
import { type StoredDocument, withoutDate } from '#repository/stored-document.ts'
import {
  CHANGED_SINCE,
  failed,
  getDone,
  isOf,
  kept,
  oneByOne,
  type RowWork,
  toDone,
  undone,
} from './row-work.ts'

/** Takes the documents off the site in one publish. */
export const takeDown: RowWork = async ({ db, now, createRef }, { author, why }, items) => {
  const ids = items.map(({ document_id }) => document_id)
  const { ref } = await publishContent(db, (staged) => staged.remove(ids), {
    now,
    createRef,
    author,
    why,
    kind: 'unpublish',
  })
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
export const undoTakeDown = oneByOne(async ({ db, now, createRef }, { author, why }, item) => {
  const { version } = getDone(item, 'take-down')
  const last = await findLastRevision(db, item.document_id)
  const isOwn = last?.version === version && last.action === 'remove'
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
})
