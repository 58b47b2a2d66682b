import type { ReleaseRow } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { type DraftRow, draftRows } from '#db/draft-rows.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { toConflict } from '#lib/merge/change.ts'
import { mergeChanges } from '../publish/merge-changes.ts'
import { firstReasons, type Refused, releaseFault } from '../publish/release-fault.ts'
import { type ReleaseConflict, toConflictText } from '../releases/merge-release.ts'
import { joinBases, parseBases, type ReleaseBases } from '../releases/release-bases.ts'
import type { ContentChange } from '../snapshot.ts'
import { type StoredDocument, toName } from '../stored-document.ts'
import type { DraftConflict } from './draft-save.ts'
import { findPageId } from './page-drafts.ts'

type Content = { change: ContentChange; bases: ReleaseBases }

/** What a release holds, its drafts included. */
export function releaseContent(
  { change, bases }: Pick<ReleaseRow, 'change' | 'bases'>,
  drafts: readonly DraftRow[],
): Content {
  return withDrafts({ change: JSON.parse(change), bases: parseBases(bases) }, drafts)
}

/** What a draft without a release holds. */
export function draftContent(draft: DraftRow): Content {
  return withDrafts({ change: {}, bases: parseBases(null) }, [draft])
}

function withDrafts({ change, bases }: Content, drafts: readonly DraftRow[]): Content {
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

/** The places at which two people have left different values, and nobody has decided. */
export function openConflicts(drafts: readonly DraftRow[]): ReleaseConflict[] {
  return drafts.flatMap(({ document_id: id, document, conflicts }) => {
    if (conflicts === '[]') return []
    const name = findPageId(id) ?? toName(JSON.parse(document) as StoredDocument)
    return (JSON.parse(conflicts) as DraftConflict[]).map(({ path, before, after, found }) => ({
      ...toConflict(path, { base: before, wanted: after, found }),
      ...{ id, name, isOpen: true as const },
    }))
  })
}

/** Throws if somebody has to decide first. */
export function refuseOpenConflicts(refused: Refused, drafts: readonly DraftRow[]): void {
  const open = openConflicts(drafts)
  // Not conflicts with published content, which could be brought into the draft.
  if (open.length > 0) throw releaseFault(refused, firstReasons(open.map(toConflictText)))
}

/** The releases with the documents of their drafts. */
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
    const { change, bases } = releaseContent(row, own)
    return { ...row, change: JSON.stringify(change), bases: JSON.stringify(bases) }
  })
}
