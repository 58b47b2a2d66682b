import { type ContentKind, type HistoryRow, revisionsOf } from '#db/content-revisions.ts'
import type { Database } from '#db/database.ts'
import { findDocumentRow, findRichtextRow } from '#db/find-documents.ts'
import { applyChanges } from '#lib/merge/apply-changes.ts'
import type { Change } from '#lib/merge/change.ts'
import { invertChanges } from '../merge/diff-values.ts'
import { WHOLE_EVERY } from '../publish/stage-changes.ts'

/** `null` if the document was not published then; `unknown` if no revision tells. */
export type PastValue = { value: unknown } | null | 'unknown'

/** A document or a rich-text page. */
export type Named = { content: ContentKind; id: string }

/**
 * A document or a rich-text page after the publish of that number. Computed backwards from the next whole text:
 * a kept one, or what is published now.
 */
export async function valueAt(db: Database, named: Named, version: number): Promise<PastValue> {
  const rows = await revisionsOf(db, { ...named, since: version, limit: WHOLE_EVERY + 2 })
  if (rows[0]?.version !== version) return 'unknown'
  const end = rows.findIndex((row) => row.whole !== null)
  const needed = end < 0 ? rows : rows.slice(0, end + 1)
  const start = end < 0 ? await findPublished(db, named, needed.at(-1)) : 'unknown'
  return needed.reduceRight<PastValue>(
    (after, row, place) =>
      place === 0 ? afterOf(row, after) : beforeOf(row, after, needed[place - 1]),
    start,
  )
}

/** The published value, if the revision is its last change. */
async function findPublished(
  db: Database,
  { content, id }: Named,
  last: HistoryRow | undefined,
): Promise<PastValue> {
  const row = await (content === 'document' ? findDocumentRow : findRichtextRow)(db, id)
  if (!row) return last?.action === 'remove' ? null : 'unknown'
  // A publish by an older build leaves no revision.
  return row.version === last?.version ? { value: JSON.parse(row.text) } : 'unknown'
}

function afterOf({ action, whole }: HistoryRow, after: PastValue): PastValue {
  if (action === 'remove') return null
  return whole === null ? after : { value: JSON.parse(whole) }
}

/** The value that the revision changed, which is the value after the one before it. */
function beforeOf(row: HistoryRow, after: PastValue, previous: HistoryRow | undefined): PastValue {
  const own = afterOf(row, after)
  if (row.from_version !== (previous?.version ?? null)) return valueAcrossGap(row, previous)
  if (row.action === 'remove') return { value: JSON.parse(row.whole ?? 'null') }
  if (own === 'unknown' || own === null) return 'unknown'
  const changes = JSON.parse(row.changes ?? '[]') as Change[]
  const { value, conflicts } = applyChanges(own.value, invertChanges(changes))
  if (conflicts.length > 0) {
    throw new Error(`revision ${row.version} of ${row.id} does not fit what came after it`)
  }
  return { value }
}

/** `null` if the document was removed before it was added again; otherwise an older build has changed it in between. */
function valueAcrossGap(row: HistoryRow, previous: HistoryRow | undefined): PastValue {
  return row.action === 'add' && previous?.action === 'remove' ? null : 'unknown'
}
