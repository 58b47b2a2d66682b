import type { ReleaseRow } from '#db/content-releases.ts'
import { withStaging } from '#db/content-staging.ts'
import type { Database } from '#db/database.ts'
import { draftRows } from '#db/draft-rows.ts'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import { refuseOpenConflicts, releaseContent } from '../drafts/with-drafts.ts'
import { toTakeBack } from '../releases/take-back.ts'
import type { Refused } from './release-fault.ts'
import { stageChecked } from './stage-release.ts'
import { createStagedChange } from './staged-change.ts'

/**
 * A dry run of the publish, as if it were due now: throws if it has conflicts or a rule stops it.
 * Returns what would take it back.
 */
export async function checkRelease(
  db: Database,
  row: ReleaseRow,
  { refused, at }: { refused: Refused; at: Date },
) {
  const drafts = await draftRows(db, [row.id])
  refuseOpenConflicts(refused, drafts)
  const models = await storedCustomTypes(db)
  const content = { refused, models, now: at, ...releaseContent(row, drafts) }
  return withStaging(db, async (staging) => {
    const staged = createStagedChange(staging, at)
    const { merged, published } = await stageChecked(staged, content)
    return toTakeBack(merged, published)
  })
}
