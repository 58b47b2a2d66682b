import type { Database } from '#db/database.ts'
import { type DraftRow, writeDraft } from '#db/draft-rows.ts'
import { mergeDocuments } from '../merge/merge-documents.ts'
import type { Act } from '../releases/release-event.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { DraftConflict } from './draft-save.ts'
import { toNameHash } from './name-hash.ts'
import { findPublishedRow } from './page-drafts.ts'

/**
 * Brings what was published meanwhile into a draft, so that somebody can decide. At a conflict the draft gets what
 * is published, and its own value is kept as a conflict. Does nothing if somebody else has saved the draft.
 */
export async function rebaseDraft(
  db: Database,
  row: DraftRow,
  { author, now, createRef }: Omit<Act, 'why'>,
): Promise<void> {
  const published = await findPublishedRow(db, row.document_id)
  const [wanted, base, found] = [row.document, row.base, published?.text ?? null].map((text) =>
    text === null ? null : (JSON.parse(text) as StoredDocument),
  )
  const merged = mergeDocuments({
    base: base ?? null,
    wanted: wanted ?? null,
    found: found ?? null,
  })
  const saveId = `published-${published?.version ?? 'none'}-${row.ref ?? row.version}`
  const savedAt = now().toISOString()
  const conflicts: DraftConflict[] = [
    ...JSON.parse(row.conflicts),
    ...merged.conflicts.map((conflict, place) => ({
      ...conflict,
      id: `${saveId}.${place}`,
      author: author.name,
      savedAt,
    })),
  ]
  // A document that was unpublished meanwhile stays as it was written.
  const document = merged.document ?? wanted ?? null
  const key = { document_id: row.document_id, release_id: row.release_id }
  const version = row.version + 1
  await writeDraft(db, {
    replaces: row,
    draft: {
      ...key,
      version,
      ref: createRef(),
      document: JSON.stringify(document),
      name_hash: document && toNameHash(document),
      base: published?.text ?? null,
      base_version: published?.version ?? null,
      conflicts: JSON.stringify(conflicts),
      saved_at: savedAt,
    },
    save: {
      ...key,
      save_id: saveId,
      against: row.version,
      version,
      changes: '[]',
      author_kind: author.kind,
      author: author.name,
      saved_at: savedAt,
    },
    releaseRef: row.release_id === '' ? null : createRef(),
  })
}
