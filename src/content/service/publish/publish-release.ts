import { findReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import type { ContentChange } from '../snapshot.ts'
import { type PublishOptions, type PublishResult, publishContent } from './publish-content.ts'

/**
 * Publishes a release and ends it, in one transaction: of several processes that try at once, one
 * does. `null` for the others, and when there is no such release.
 */
export async function publishRelease(
  db: Database,
  id: string,
  options: Pick<PublishOptions, 'now' | 'createRef'>,
): Promise<PublishResult | null> {
  const row = await findReleaseRow(db, 'id', id)
  if (!row) return null
  const content = JSON.parse(row.change) as ContentChange
  const result = await publishContent(
    db,
    async (change) => {
      await change.remove(content.removedIds ?? [])
      await change.removePages(content.removedRichtextIds ?? [])
      await change.put(content.documents ?? [])
      await change.putPages(content.richtextPages ?? [])
      return {}
    },
    { ...options, releaseId: id },
  )
  return result.isReleaseGone ? null : result
}
