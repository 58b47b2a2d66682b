import { findReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import type { ContentChange } from '../snapshot.ts'
import { type PublishOptions, type PublishResult, publishContent } from './publish-content.ts'
import { checkReleaseUids } from './release-uids.ts'
import { stageChange } from './staged-change.ts'

type ReleaseOptions = Pick<PublishOptions, 'now' | 'createRef'> & {
  /** Skips a release that is not due, or no longer. */
  onlyIfDue?: boolean
}

/**
 * Publishes and removes a release in one transaction: of several processes that try at once, one
 * succeeds. `null` for the others, and if there is no such release. A release that somebody changes
 * in between is published in its new form.
 */
export async function publishRelease(
  db: Database,
  id: string,
  { onlyIfDue = false, ...options }: ReleaseOptions,
): Promise<PublishResult | null> {
  for (;;) {
    const row = await findReleaseRow(db, 'id', id)
    const now = options.now()
    if (!row || (onlyIfDue && !isDue(row.scheduled_at, now))) return null
    const content = JSON.parse(row.change) as ContentChange
    const result = await publishContent(
      db,
      async (change) => {
        await stageChange(change, content)
        checkReleaseUids(id, content.documents ?? [], await change.uidConflicts())
        return {}
      },
      { ...options, release: { id, ref: row.ref, dueBy: onlyIfDue ? now : null } },
    )
    if (!result.isReleaseGone) return result
  }
}

function isDue(scheduledAt: string | null, now: Date): boolean {
  return scheduledAt !== null && scheduledAt <= now.toISOString()
}
