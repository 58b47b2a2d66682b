import type { Database } from '#db/database.ts'
import { type DraftRow, findDraftRow } from '#db/draft-rows.ts'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import { type PublishResult, publishContent } from '../publish/publish-content.ts'
import { isReleaseFault } from '../publish/release-fault.ts'
import { stageChecked } from '../publish/stage-release.ts'
import type { Act } from '../releases/release-event.ts'
import { rebaseDraft } from './rebase-draft.ts'
import { draftContent, refuseOpenConflicts } from './with-drafts.ts'

type DraftOptions = Act & {
  /** Publishes the draft only as it was when it was read. */
  seen?: State
}

/**
 * Publishes the draft of a document that is in no release, merged with what is published by now. `null` if there
 * is no draft, or not the one that was seen. Throws if a rule stops it or it has conflicts. Conflicts with what is
 * published are then in the draft, where somebody can settle them.
 */
export async function publishDraft(
  db: Database,
  documentId: string,
  { seen, ...options }: DraftOptions,
): Promise<PublishResult | null> {
  const refused = { draftOf: documentId }
  for (;;) {
    const row = await findDraftRow(db, { document_id: documentId, release_id: '' })
    if (!row || (seen && !isSame(row, seen))) return null
    refuseOpenConflicts(refused, [row])
    const models = await storedCustomTypes(db)
    const content = { refused, models, now: options.now(), ...draftContent(row) }
    const result = await publishContent(
      db,
      async (staged) => {
        await stageChecked(staged, content)
      },
      { ...options, kind: 'publish', drafts: [row] },
    ).catch(async (error) => {
      if (isReleaseFault(error) && error.conflicts.length > 0) await rebaseDraft(db, row, options)
      throw error
    })
    if (!result.isReleaseGone) return result
  }
}

type State = Pick<DraftRow, 'version' | 'ref'>

function isSame(row: State, seen: State): boolean {
  return row.version === seen.version && row.ref === seen.ref
}
