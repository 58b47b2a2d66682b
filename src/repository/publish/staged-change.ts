import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Staging } from '#db/content-staging.ts'
import type { Change } from '#lib/merge/change.ts'
import { batches } from '#lib/node/batches.ts'
import type { RichtextPage } from '../import/richtext-pages.ts'
import { toTimestamp } from '../import/to-timestamp.ts'
import { diffValues } from '../merge/diff-values.ts'
import { diffDocuments } from '../merge/merge-documents.ts'
import type { ContentChange } from '../snapshot.ts'
import { DEFAULT_LANGUAGE, NOT_PUBLISHED, type StoredDocument } from '../stored-document.ts'
import { stageChanges } from './stage-changes.ts'

export type ChangeCounts = {
  added: number
  changed: number
  unchanged: number
  removed: number
  /** Rich-text pages that are new, changed or removed. */
  pages: number
  /** Everything that was compared. */
  total: number
}

export type StagedChange = ReturnType<typeof createStagedChange>

/**
 * Stages a change, and leaves out documents that are already published in the same form. `publishedAt` is `null` for a
 * release, which gets its dates when it is published.
 */
export function createStagedChange(staging: Staging, publishedAt: Date | null) {
  const counts: ChangeCounts = {
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    pages: 0,
    total: 0,
  }

  return {
    async put(documents: readonly StoredDocument[]): Promise<void> {
      const texts = await staging.findDocuments(documents.map(({ id }) => id))
      const changed = new Map<string, Change[]>()
      const rows = documents.flatMap((document) => {
        const text = texts.get(document.id)
        const stored = text === undefined ? null : (JSON.parse(text) as StoredDocument)
        const changes = stored && findChanges(document, stored)
        counts.total += 1
        if (changes?.length === 0) {
          counts.unchanged += 1
          return []
        }
        counts[stored ? 'changed' : 'added'] += 1
        if (changes) changed.set(document.id, changes)
        return [toDocumentRow(withPublicationDates(document, stored, publishedAt))]
      })
      await staging.addDocuments(rows)
      await stageChanges(staging, 'document', changed)
    },
    async putPages(pages: readonly RichtextPage[]): Promise<void> {
      const texts = await staging.findPages(pages.map(({ id }) => id))
      const rows = pages
        .map(({ id, blockMap }) => ({ id, block_map: JSON.stringify(blockMap) }))
        .filter(({ id, block_map }) => texts.get(id) !== block_map)
      const changed = rows.flatMap(({ id, block_map }): [string, Change[]][] => {
        const text = texts.get(id)
        return text === undefined ? [] : [[id, diffValues(JSON.parse(text), JSON.parse(block_map))]]
      })
      counts.total += rows.length
      counts.pages += rows.length
      await staging.addPages(rows)
      await stageChanges(staging, 'richtext', new Map(changed))
    },
    async remove(ids: readonly string[]): Promise<void> {
      const there = [...(await staging.typesOf(ids)).keys()]
      counts.total += there.length
      counts.removed += there.length
      await staging.remove(there.map((id) => ({ kind: 'document', id })))
    },
    async removePages(ids: readonly string[]): Promise<void> {
      const there = [...(await staging.findPages(ids)).keys()]
      counts.total += there.length
      counts.pages += there.length
      await staging.remove(there.map((id) => ({ kind: 'richtext', id })))
    },
    uidConflicts: staging.uidConflicts,
    publishedIds: staging.publishedIds,
    mainLanguage: async () => (await staging.findMainLanguage()) ?? DEFAULT_LANGUAGE,
    /** By id. */
    publishedDocuments: async (ids: readonly string[]) =>
      parseAll<StoredDocument>(await staging.findDocuments(ids)),
    publishedPages: async (ids: readonly string[]) =>
      parseAll<RichtextPage['blockMap']>(await staging.findPages(ids)),
    /** Types of published documents, by id. */
    typesOf: staging.typesOf,
    /** The pictures of the documents, some of which may be new. */
    putAssets: staging.addAssets,
    counts: () => ({ ...counts }),
  }
}

function parseAll<Value>(texts: ReadonlyMap<string, string>): Map<string, Value> {
  return new Map([...texts].map(([id, text]) => [id, JSON.parse(text) as Value]))
}

const BATCH = 50

export async function stageChange(staged: StagedChange, change: ContentChange): Promise<void> {
  await staged.remove(change.removedIds ?? [])
  await staged.removePages(change.removedRichtextIds ?? [])
  for (const some of batches(change.documents ?? [], BATCH)) {
    // SQLite answers without waiting: other work gets its turn between batches.
    await nextTurn()
    await staged.put(some)
  }
  await staged.putPages(change.richtextPages ?? [])
}

/** The row of a document: the columns used in queries, and the whole document as JSON. */
function toDocumentRow(document: StoredDocument) {
  const { id, type, uid, lang } = document
  return { id, type, uid, lang, document: JSON.stringify(document) }
}

/** Ignores publication dates, which depend on the result. */
function findChanges(incoming: StoredDocument, stored: StoredDocument): Change[] {
  const dates = {
    first_publication_date: stored.first_publication_date,
    last_publication_date: stored.last_publication_date,
  }
  const text = JSON.stringify({ ...incoming, ...dates })
  // Most documents of a repeated import have identical JSON; only the others need a deep comparison.
  return text === JSON.stringify(stored) ? [] : diffDocuments(stored, JSON.parse(text))
}

type Timestamp = StoredDocument['first_publication_date']

/**
 * A changed document keeps its first publication date, and its last one never moves back: the incoming
 * date counts if it is newer, otherwise it is now. An unpublished document
 * (`now` is `null`) keeps the dates it had, if any.
 */
function withPublicationDates(
  incoming: StoredDocument,
  stored: StoredDocument | null,
  now: Date | null,
): StoredDocument {
  if (now === null) return { ...incoming, ...datesOf(stored) }
  const today = toTimestamp(now) as Timestamp
  const { last_publication_date: own } = incoming
  const isNews = own !== null && (!stored || own > (stored.last_publication_date ?? ''))
  return {
    ...incoming,
    first_publication_date:
      stored?.first_publication_date ?? incoming.first_publication_date ?? today,
    last_publication_date: isNews ? own : today,
  }
}

function datesOf(stored: StoredDocument | null) {
  return {
    first_publication_date: stored?.first_publication_date ?? NOT_PUBLISHED,
    last_publication_date: stored?.last_publication_date ?? NOT_PUBLISHED,
  }
}
