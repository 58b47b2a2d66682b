import { addReleaseRow, findReleaseRow } from '#db/content-releases.ts'
import { readDraft, type SavedDraft } from '../drafts/save-draft.ts'
import { toNewRelease } from '../releases/new-release.ts'
import type { WriteContext } from './write-context.ts'
import { writeRefusal } from './write-refusal.ts'

/** The id of the release that gets all documents written by API, as in Prismic. */
export const MIGRATION_RELEASE = 'migration'

/** Makes the release if there is none. A scheduled one takes nothing, or a document would go live by itself. */
export async function openMigrationRelease({
  db,
  createRef,
}: Pick<WriteContext, 'db' | 'createRef'>): Promise<void> {
  await refuseScheduled(db)
  await addReleaseRow(db, toNewRelease(MIGRATION_RELEASE, 'Migration', createRef))
}

/** Throws if the release is scheduled. */
async function refuseScheduled(db: WriteContext['db']): Promise<void> {
  const row = await findReleaseRow(db, 'id', MIGRATION_RELEASE)
  if (row?.scheduled_at == null) return
  throw writeRefusal(
    403,
    `The release "${MIGRATION_RELEASE}" is scheduled. Publish it first, or remove its schedule`,
  )
}

/** The document as the release has it, else as it is published; version 0 and `null` if there is none. */
export async function readMigrated(db: WriteContext['db'], id: string): Promise<SavedDraft> {
  const release = await findReleaseRow(db, 'id', MIGRATION_RELEASE)
  return readDraft(db, { document_id: id, release_id: release ? MIGRATION_RELEASE : '' })
}
