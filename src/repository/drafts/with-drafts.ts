import type { ReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { type DraftRow, draftRows } from '#db/draft-rows.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { mergeChanges } from '../publish/merge-changes.ts'
import { type Refused, releaseFault } from '../publish/release-fault.ts'
import { joinBases, parseBases, type ReleaseBases } from '../releases/release-bases.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { DraftConflict } from './draft-save.ts'
import { findPageId } from './page-drafts.ts'

type Content = { change: ContentChange; bases: ReleaseBases }

/** A change and the drafts that belong to it. */
export function withDrafts({ change, bases }: Content, drafts: readonly DraftRow[]): Content {
  const rows = drafts.map(readDraftRow)
  const documents = rows.filter(({ pageId }) => pageId === null)
  const pages = rows.flatMap(({ pageId, ...row }) => (pageId === null ? [] : [{ ...row, pageId }]))
  return {
    change: mergeChanges(change, {
      documents: documents.map(({ document }) => document),
      ...(pages.length > 0 && {
        richtextPages: pages.map(({ pageId, document }) => ({
          id: pageId,
          blockMap: document.data as BlockMap,
        })),
      }),
    }),
    bases: joinBases(bases, {
      documents: Object.fromEntries(
        documents.map(({ id, version, base }) => [id, base && { version, value: base }]),
      ),
      pages: Object.fromEntries(
        pages.map(({ pageId, version, base }) => [pageId, base && { version, value: base.data }]),
      ),
    }),
  }
}

function readDraftRow({ document_id, document, base, base_version }: DraftRow) {
  return {
    id: document_id,
    pageId: findPageId(document_id),
    document: JSON.parse(document) as StoredDocument,
    base: base === null ? null : (JSON.parse(base) as StoredDocument),
    version: base_version ?? 0,
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
  const byRelease = Map.groupBy(drafts, ({ release_id }) => release_id)
  return rows.map((row) => {
    const own = byRelease.get(row.id)
    if (!own) return row
    const content = { change: JSON.parse(row.change), bases: parseBases(row.bases) }
    const { change, bases } = withDrafts(content, own)
    return { ...row, change: JSON.stringify(change), bases: JSON.stringify(bases) }
  })
}
