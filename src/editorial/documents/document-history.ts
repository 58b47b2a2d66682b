import { revisionsOf } from '#db/content-revisions.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import type { Comparison, HistoryEntry } from '#desk/wire/documents.ts'
import { AppError } from '#lib/app-error.ts'
import { applyChanges } from '#lib/merge/apply-changes.ts'
import { type Change, type Path, toChange } from '#lib/merge/change.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import { diffDocuments, toContent, withDates } from '#repository/merge/merge-documents.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import { getDocumentAt, restoreRevision } from '#repository/revisions/restore-revision.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { ListServices } from './find-listed.ts'
import { findLiveDocument } from './find-live-document.ts'
import { type ActOutcome, type DocumentAct, findStops, once } from './publish-document.ts'
import { refusing } from './say-fault.ts'

const MOST_ENTRIES = 500

/** Every publish of the document, newest first. */
export async function documentHistory({ db }: ListServices, id: string): Promise<HistoryEntry[]> {
  const rows = await revisionsOf(db, { content: 'document', id, limit: MOST_ENTRIES })
  return rows
    .map((row) => ({
      revision: row.version,
      at: row.published_at,
      by: row.author,
      why: row.reason,
      kind: row.kind,
      action: row.action,
      fields: topFields(JSON.parse(row.changes ?? '[]') as Change[]),
    }))
    .toReversed()
}

function topFields(changes: readonly Change[]): string[] {
  const names = changes.map(({ path: [first = '', second] }) =>
    first === 'data' ? (second ?? '') : first,
  )
  return [...new Set(names)].filter((name) => name !== '')
}

/** `draft`, `live` or the number of a revision. */
export async function compareDocument(
  services: ListServices,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<Comparison> {
  const [before, after] = await Promise.all([
    documentNamed(services, id, from),
    documentNamed(services, id, to),
  ])
  return { from, to, changes: diffDocuments(before, after) }
}

async function documentNamed(
  { db, store }: ListServices,
  id: string,
  name: string,
): Promise<StoredDocument | null> {
  if (name === 'live') return findLiveDocument(store.snapshot(), id)
  if (name === 'draft') {
    const row = await findDraftRow(db, { document_id: id, release_id: '' })
    return row ? (JSON.parse(row.document) as StoredDocument) : null
  }
  if (!/^\d{1,15}$/.test(name)) throw new AppError('not-found', `There is no revision "${name}".`)
  return getDocumentAt(db, id, Number(name))
}

type Restore = DocumentAct & { revision: number; path: Path | null }

/** Publishes an old version again, or one field of it. Whatever came in between stays in the history. */
export async function restoreDocument(services: ListServices, act: Restore): Promise<ActOutcome> {
  const { path } = act
  return once(services, act, async () => {
    if (path !== null) return restoreField(services, { ...act, path })
    const { id, revision: version, why } = act
    const outcome = await refusing(() =>
      restoreRevision(services.db, { id, version }, { ...toOptions(services, act), why }),
    )
    await services.store.refresh()
    return outcome
  })
}

function toOptions({ now, createRef }: ListServices, { person }: Restore) {
  return { now, createRef, author: { kind: 'person' as const, name: person.name } }
}

async function restoreField(
  services: ListServices,
  act: Restore & { path: Path },
): Promise<ActOutcome> {
  const { db, store } = services
  const { id, revision, path, why } = act
  await store.refresh()
  const old = await getDocumentAt(db, id, revision)
  const restoredIn = (live: StoredDocument | undefined): StoredDocument => {
    if (!old || !live) throw new AppError('not-found', 'There is nothing to restore it into.')
    const change = toChange(path, valueAt(live, path), valueAt(old, path))
    const { value } = applyChanges(toContent(live), [change])
    return withDates(value as ReturnType<typeof toContent>, live)
  }
  const stopped = await findStops(services, restoredIn(store.snapshot().byId.get(id)))
  if (stopped) return stopped
  await publishContent(
    db,
    async (staged) => {
      // Read inside the publish, so that nothing newer is overwritten.
      const document = restoredIn((await staged.publishedDocuments([id])).get(id))
      // The content API sends `null` for unpublished documents, although Prismic's type does not allow it.
      const last_publication_date = null as unknown as StoredDocument['last_publication_date']
      await staged.put([{ ...document, last_publication_date }])
      return {}
    },
    {
      ...toOptions(services, act),
      kind: 'restore',
      why: why ?? `${path.at(-1)} of revision ${revision}`,
    },
  )
  await store.refresh()
  return { done: true, repeated: false }
}
