import type { ReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { type DraftRow, draftRows } from '#db/draft-rows.ts'
import { mergeChanges } from '../publish/merge-changes.ts'
import { type Refused, releaseFault } from '../publish/release-fault.ts'
import { joinBases, parseBases, type ReleaseBases } from '../releases/release-bases.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { DraftConflict } from './draft-save.ts'

type Content = { change: ContentChange; bases: ReleaseBases }

/** A change and the drafts that belong to it. */
export function withDrafts({ change, bases }: Content, drafts: readonly DraftRow[]): Content {
  const documents = drafts.map(({ document }) => JSON.parse(document) as StoredDocument)
  const own = drafts.map(({ document_id, base, base_version }) => {
    const value = base === null ? null : (JSON.parse(base) as StoredDocument)
    return [document_id, value && { version: base_version ?? 0, value }] as const
  })
  return {
    change: mergeChanges(change, { documents }),
    bases: joinBases(bases, { documents: Object.fromEntries(own), pages: {} }),
  }
}

/** Throws if somebody has to decide first. */
export function refuseOpenConflicts(refused: Refused, drafts: readonly DraftRow[]): void {
  const open = drafts.filter(
    ({ conflicts }) => (JSON.parse(conflicts) as DraftConflict[]).length > 0,
  )
  if (open.length === 0) return
  throw releaseFault(
    refused,
    open.map(
      ({ document_id }) => `the draft of ${document_id} has conflicts that nobody has settled`,
    ),
  )
}

/** What the release holds, its drafts included. */
export async function releasesWithDrafts(
  db: Database,
  rows: readonly ReleaseRow[],
): Promise<ReleaseRow[]> {
  const drafts = await draftRows(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = drafts.filter(({ release_id }) => release_id === row.id)
    if (own.length === 0) return row
    const content = { change: JSON.parse(row.change), bases: parseBases(row.bases) }
    const { change, bases } = withDrafts(content, own)
    return { ...row, change: JSON.stringify(change), bases: JSON.stringify(bases) }
  })
}
