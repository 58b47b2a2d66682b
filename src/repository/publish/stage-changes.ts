import type { ContentKind } from '#db/content-revisions.ts'
import type { Staging } from '#db/content-staging.ts'
import type { Change } from '#lib/merge/change.ts'

/** Every so many changes, a revision holds the whole text, so that computing an old version stays cheap. */
export const WHOLE_EVERY = 20

/** Stages what differs from the published documents, for their revisions. */
export async function stageChanges(
  staging: Staging,
  content: ContentKind,
  changed: ReadonlyMap<string, readonly Change[]>,
): Promise<void> {
  const last = await staging.lastRevisions(content, [...changed.keys()])
  const rows = [...changed].map(([id, changes]) => {
    const { version, sinceWhole } = last.get(id) ?? { version: 0, sinceWhole: 0 }
    return {
      content,
      id,
      from_version: version,
      changes: JSON.stringify(changes),
      since_whole: (sinceWhole + 1) % WHOLE_EVERY,
    }
  })
  await staging.addChanges(rows)
}
