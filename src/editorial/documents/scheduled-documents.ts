import { type ReleaseRow, releaseRows } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import type { ScheduledFor } from '#desk/wire/documents.ts'
import { releasesWithDrafts } from '#repository/drafts/with-drafts.ts'
import type { ContentChange } from '#repository/snapshot.ts'

export type ScheduledDocuments = ReturnType<typeof createScheduledDocuments>

/** The documents of all scheduled releases, and when each is due. */
export function createScheduledDocuments(db: Database) {
  let known = new Map<string, ReturnType<typeof idsOf>>()

  /** A release gets another ref with each change, also of its drafts. */
  async function idsIn(rows: readonly ReleaseRow[]) {
    const fresh = rows.filter(({ ref }) => !known.has(ref))
    const read = await releasesWithDrafts(db, fresh)
    const ids = new Map([...known, ...read.map((row) => [row.ref, idsOf(row)] as const)])
    const refs = new Set(rows.map(({ ref }) => ref))
    known = new Map([...ids].filter(([ref]) => refs.has(ref)))
    return ids
  }

  async function read(): Promise<ReadonlyMap<string, ScheduledFor>> {
    const rows = await releaseRows(db)
    const due = rows.filter((row) => row.scheduled_at !== null && row.take_back_of === null)
    const ids = await idsIn(due)
    const found = new Map<string, ScheduledFor>()
    for (const row of due.toSorted(byTime).toReversed()) {
      const back = rows.find(({ take_back_of }) => take_back_of === row.id)
      const when = {
        release: row.id,
        at: row.scheduled_at ?? '',
        until: back?.scheduled_at ?? null,
      }
      const { changed, removed } = ids.get(row.ref) ?? { changed: [], removed: [] }
      for (const id of changed) found.set(id, { ...when, removes: false })
      for (const id of removed) found.set(id, { ...when, removes: true })
    }
    return found
  }

  return { read }
}

function idsOf(row: ReleaseRow) {
  const { documents = [], removedIds = [] } = JSON.parse(row.change) as ContentChange
  return { changed: documents.map(({ id }) => id), removed: [...removedIds] }
}

function byTime(a: ReleaseRow, b: ReleaseRow): number {
  return (a.scheduled_at ?? '') < (b.scheduled_at ?? '') ? -1 : 1
}
