import type { TakenRelease } from '#db/content-publish.ts'
import { findReleaseRow, findTakeBackRow, type ReleaseRow } from '#db/content-releases.ts'
import { withStaging } from '#db/content-staging.ts'
import type { Database } from '#db/database.ts'
import { draftRows } from '#db/draft-rows.ts'
import { AppError } from '#lib/node/app-error.ts'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import { openConflicts, refuseOpenConflicts, releaseContent } from '../drafts/with-drafts.ts'
import type { Published, ReleaseConflict } from '../releases/merge-release.ts'
import type { Act } from '../releases/release-event.ts'
import { toTakeBack } from '../releases/take-back.ts'
import type { ContentChange } from '../snapshot.ts'
import { type PublishResult, publishContent } from './publish-content.ts'
import { releaseFault } from './release-fault.ts'
import { mergeWithPublished, stageChecked, stageRelease } from './stage-release.ts'
import { createStagedChange } from './staged-change.ts'

type ReleaseOptions = Act & {
  /** Skips a release that is not due, or no longer. */
  onlyIfDue?: boolean
  /** Publishes the release only in this form; throws a `conflict` for any other. */
  seenRef?: string
}

/**
 * Merges a release with what is published by now, publishes and removes it, in one transaction: of several
 * processes that try at once, one succeeds. `null` for the others, and if there is no such release. A release
 * that somebody changes in between is published in its new form, unless `seenRef` is given. Throws if it has conflicts.
 */
export async function publishRelease(
  db: Database,
  id: string,
  { onlyIfDue = false, seenRef, ...options }: ReleaseOptions,
): Promise<PublishResult | null> {
  for (;;) {
    const row = await findReleaseRow(db, 'id', id)
    const now = options.now()
    if (!row || (onlyIfDue && !isDue(row.scheduled_at, now))) return null
    if (seenRef !== undefined && row.ref !== seenRef) {
      throw new AppError('conflict', 'It changed since you looked.')
    }
    refuseTakeBack(row)
    const takeBack = await findTakeBackRow(db, id)
    if (onlyIfDue) refuseIfOver(row, takeBack, now)
    const drafts = await draftRows(db, [id])
    refuseOpenConflicts({ release: id }, drafts)
    const models = await storedCustomTypes(db)
    const content = { refused: { release: id }, models, now, ...releaseContent(row, drafts) }
    // A take-back restores earlier content, so no rule may keep a campaign on the site.
    const stage = row.purpose === 'take-back' ? stageRelease : stageChecked
    const { ref, label } = row
    const release: TakenRelease = { id, ref, label, dueBy: onlyIfDue ? now : null }
    const result = await publishContent(
      db,
      async (staged) => {
        const { merged, published } = await stage(staged, content)
        release.takeBack = takeBack && {
          id: takeBack.id,
          ref: options.createRef(),
          ...toTakeBackColumns(merged, published),
        }
      },
      {
        ...options,
        why: options.why ?? row.reason,
        kind: row.purpose ?? 'publish',
        release,
        drafts,
      },
    )
    if (!result.isReleaseGone) return result
  }
}

/** The places at which the release cannot be merged with what is published now, or waits for a choice. */
export async function findReleaseConflicts(
  db: Database,
  row: ReleaseRow,
): Promise<ReleaseConflict[]> {
  const drafts = await draftRows(db, [row.id])
  const content = releaseContent(row, drafts)
  return withStaging(db, async (staging) => {
    const staged = createStagedChange(staging, null)
    return [...openConflicts(drafts), ...(await mergeWithPublished(staged, content)).conflicts]
  })
}

function isDue(scheduledAt: string | null, now: Date): boolean {
  return scheduledAt !== null && scheduledAt <= now.toISOString()
}

/** It is empty until the release that it takes back is published. */
function refuseTakeBack({ id, take_back_of }: ReleaseRow): void {
  if (take_back_of === null) return
  throw releaseFault({ release: id }, [
    `it takes back "${take_back_of}", which is not published yet`,
  ])
}

function refuseIfOver({ id }: ReleaseRow, takeBack: ReleaseRow | null, now: Date): void {
  if (!isDue(takeBack?.scheduled_at ?? null, now)) return
  throw releaseFault({ release: id }, ['its take-back time has already passed'])
}

function toTakeBackColumns(change: ContentChange, published: Published) {
  const back = toTakeBack(change, published)
  return { change: JSON.stringify(back.change), bases: JSON.stringify(back.bases) }
}
