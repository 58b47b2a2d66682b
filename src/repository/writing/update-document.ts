import { saveTitle, titlesOf } from '#db/document-titles.ts'
import { isSameJson } from '#lib/same-json.ts'
import { getChecked, refuseTakenUid, saveMigrated, toWritten } from './create-document.ts'
import type { ChangedDocument } from './document-routes.ts'
import { openMigrationRelease, readMigrated } from './migration-release.ts'
import { toStoredData } from './to-stored-data.ts'
import type { WriteContext } from './write-context.ts'
import { writeRefusal } from './write-refusal.ts'

/** Replaces the data of a document in the migration release. Its uid and tags stay unless given. */
export async function updateDocument(id: string, input: ChangedDocument, context: WriteContext) {
  const { document: before } = await readMigrated(context.db, id)
  if (!before) throw writeRefusal(404, `There is no document ${id}`)
  const { uid = before.uid, tags = before.tags } = input
  const data = await toStoredData(input.data, context)
  const after = await getChecked({ ...before, uid, tags, data }, context)
  const changes = (['uid', 'tags', 'data'] as const)
    .filter((field) => !isSameJson(before[field], after[field]))
    .map((field) => ({ path: [field], before: before[field], after: after[field] }))
  await openMigrationRelease(context)
  const { isConflict } = await saveMigrated(id, changes, {
    ...context,
    checkLast: (tx) => refuseTakenUid(tx, after),
  })
  if (isConflict) {
    throw writeRefusal(409, `Somebody else has changed ${id} at the same time. Both are kept`)
  }
  if (input.title !== undefined) await saveTitle(context.db, id, input.title)
  return toWritten(after, (await titlesOf(context.db, [id])).get(id))
}
