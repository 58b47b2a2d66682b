import type { Database } from '#db/database.ts'
import { type DraftRow, findDraftRow } from '#db/draft-rows.ts'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import { checkChanges } from '../publish/check-changes.ts'
import {
  type PublishOptions,
  type PublishResult,
  publishContent,
} from '../publish/publish-content.ts'
import { isReleaseFault } from '../publish/release-fault.ts'
import { stageRelease } from '../publish/stage-release.ts'
import { parseBases } from '../releases/release-bases.ts'
import { rebaseDraft } from './rebase-draft.ts'
import { refuseOpenConflicts, withDrafts } from './with-drafts.ts'

type DraftOptions = Pick<PublishOptions, 'now' | 'createRef' | 'author' | 'why'> & {
  /** Publishes the draft only as it was when it was read. */
  seen?: State
}

/**
 * Publishes the draft of a document that is in no release, merged with what is published by now. `null` if there
 * is none, or another one than was seen. Throws if a rule stops it, or it has conflicts; those with what is published are in the draft then, to be
 * settled.
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
    const content = withDrafts({ change: {}, bases: parseBases(null) }, [row])
    refuseOpenConflicts(refused, [row])
    const [models, now] = [await storedCustomTypes(db), options.now()]
    const result = await publishContent(
      db,
      async (staged) => {
        const { merged, published } = await stageRelease(staged, { refused, models, ...content })
        const { documents } = merged
        await checkChanges(staged, { refused, documents, published, models, now })
        return {}
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
