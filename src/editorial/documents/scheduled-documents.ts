import { type ReleaseHead, releaseHeads, releaseRowsOf } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import type { ScheduledFor } from '#desk/wire/documents.ts'
import { releasesWithDrafts } from '#repository/drafts/with-drafts.ts'
import { documentWords } from '#repository/query/document-words.ts'
import type { ContentChange } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { toOwnWords } from './find-documents.ts'

/** `draft` is the document as the release has it; `null` if it removes the document. */
export type ScheduledDocument = ScheduledFor & { draft: ScheduledDraft | null }
export type ScheduledDraft = { document: StoredDocument; words: readonly string[] }

export type ScheduledDocuments = ReturnType<typeof createScheduledDocuments>

type Content = { changed: readonly ScheduledDraft[]; removed: readonly string[] }

/** The documents of all scheduled releases, and when each is due. */
export function createScheduledDocuments(db: Database) {
  let known: ReadonlyMap<string, Content> = new Map()
  let last: { key: string; found: ReadonlyMap<string, ScheduledDocument> } | null = null

  /** A release gets another ref with each change, also of its drafts. */
  async function contentOf(heads: readonly ReleaseHead[]): Promise<ReadonlyMap<string, Content>> {
    const fresh = heads.filter(({ ref }) => !known.has(ref))
    if (fresh.length > 0) {
      const rows = await releaseRowsOf(
        db,
        fresh.map(({ id }) => id),
      )
      const read = await releasesWithDrafts(db, rows)
      known = new Map([
        ...known,
        ...read.map(({ ref, change }) => [ref, toContent(change)] as const),
      ])
    }
    const refs = new Set(heads.map(({ ref }) => ref))
    known = new Map([...known].filter(([ref]) => refs.has(ref)))
    return known
  }

  /** By id. */
  async function read(): Promise<ReadonlyMap<string, ScheduledDocument>> {
    const heads = await releaseHeads(db)
    const key = JSON.stringify(heads)
    if (last?.key === key) return last.found
    const due = heads.filter((row) => row.scheduled_at !== null && row.take_back_of === null)
    const contents = await contentOf(due)
    const found = new Map<string, ScheduledDocument>()
    for (const row of due.toSorted(byTime).toReversed()) {
      const back = heads.find(({ take_back_of }) => take_back_of === row.id)
      const when = {
        release: row.id,
        at: row.scheduled_at ?? '',
        until: back?.scheduled_at ?? null,
      }
      const { changed, removed } = contents.get(row.ref) ?? { changed: [], removed: [] }
      for (const draft of changed) found.set(draft.document.id, { ...when, removes: false, draft })
      for (const id of removed) found.set(id, { ...when, removes: true, draft: null })
    }
    last = { key, found }
    return found
  }

  return { read }
}

/** The part that browsers get. */
export function toScheduledFor(scheduled: ScheduledDocument | undefined): ScheduledFor | null {
  if (!scheduled) return null
  const { release, at, until, removes } = scheduled
  return { release, at, until, removes }
}

function toContent(change: string): Content {
  const { documents = [], removedIds = [] } = JSON.parse(change) as ContentChange
  const changed = documents.map((document) => ({
    document,
    words: toOwnWords(documentWords(document)),
  }))
  return { changed, removed: [...removedIds] }
}

function byTime(a: ReleaseHead, b: ReleaseHead): number {
  return (a.scheduled_at ?? '') < (b.scheduled_at ?? '') ? -1 : 1
}
