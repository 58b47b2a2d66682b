import { lastRevisionsOf } from '#db/content-revisions.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import type { Comparison, HistoryEntry } from '#desk/wire/documents.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { blockWords } from '#lib/block-words.ts'
import { applyChanges } from '#lib/merge/apply-changes.ts'
import { type Change, type Path, toChange } from '#lib/merge/change.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import { AppError } from '#lib/node/app-error.ts'
import { findPageId, toPageDocument, toRevisionKey } from '#repository/drafts/page-drafts.ts'
import { diffDocuments, toContent, withDates } from '#repository/merge/merge-documents.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import type { StagedChange } from '#repository/publish/staged-change.ts'
import { getDocumentAt, restoreRevision } from '#repository/revisions/restore-revision.ts'
import { type StoredDocument, withoutDate } from '#repository/stored-document.ts'
import { comparePages } from '../pages/compare-pages.ts'
import { actingAs } from '../people/acting-as.ts'
import type { ListServices } from './find-listed.ts'
import { findLiveDocument } from './find-live-document.ts'
import { type ActOutcome, type DocumentAct, findStops, once } from './publish-document.ts'
import { refusing } from './say-fault.ts'

const MOST_ENTRIES = 500

/** The publishes of the document or the page, newest first. */
export async function documentHistory(
  { db, store }: Pick<ListServices, 'db' | 'store'>,
  id: string,
): Promise<HistoryEntry[]> {
  const named = toRevisionKey(id)
  const rows = await lastRevisionsOf(db, { ...named, limit: MOST_ENTRIES })
  const page = store.snapshot().richtextPages.get(named.id)
  return rows.map((row) => {
    const changes = JSON.parse(row.changes ?? '[]') as Change[]
    return {
      revision: row.version,
      at: row.published_at,
      by: row.author,
      why: row.reason,
      kind: row.kind,
      action: row.action,
      fields: named.content === 'document' ? topFields(changes) : blocksIn(changes, page ?? {}),
    }
  })
}

const MOST_BLOCKS = 3
const MOST_WORDS = 40

/** The beginnings of the blocks that were changed and are still there. */
function blocksIn(changes: readonly Change[], page: BlockMap): string[] {
  const ids = [...new Set(changes.map(({ path: [id = ''] }) => id))]
  const texts = ids.map((id) => blockWords(Object.hasOwn(page, id) ? page[id] : undefined).trim())
  return texts
    .filter((text) => text !== '')
    .slice(0, MOST_BLOCKS)
    .map((text) => (text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS)}…` : text))
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
  if (findPageId(id) === null) return { from, to, changes: diffDocuments(before, after) }
  const blocks = comparePages((before?.data ?? {}) as BlockMap, (after?.data ?? {}) as BlockMap)
  return { from, to, changes: [], blocks }
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
      restoreRevision(
        services.db,
        { ...toRevisionKey(id), version },
        { ...actingAs(act.person, services), why },
      ),
    )
    await services.store.refresh()
    return outcome.done && outcome.ref === undefined ? NOTHING_TO_RESTORE : outcome
  })
}

const NOTHING_TO_RESTORE: ActOutcome = {
  done: false,
  message: 'There is nothing to restore. Nothing has changed since.',
  findings: [],
}

async function restoreField(
  services: ListServices,
  act: Restore & { path: Path },
): Promise<ActOutcome> {
  const { db, store } = services
  const { id, revision, path, why } = act
  await store.refresh()
  const old = await getDocumentAt(db, id, revision)
  const restoredIn = (live: StoredDocument | null): StoredDocument => {
    if (!old || !live) throw new AppError('not-found', 'There is nothing to restore it into.')
    const change = toChange(path, valueAt(live, path), valueAt(old, path))
    const { value, conflicts } = applyChanges(toContent(live), [change])
    if (conflicts.length > 0) {
      throw new AppError(
        'conflict',
        'The part around it is gone. Restore the whole version instead.',
      )
    }
    return withDates(value as ReturnType<typeof toContent>, live)
  }
  const stopped = await findStops(services, restoredIn(findLiveDocument(store.snapshot(), id)))
  if (stopped) return stopped
  const { ref } = await publishContent(
    db,
    // Read inside the publish, so that nothing newer is overwritten.
    (staged) => stageRestored(staged, id, restoredIn),
    {
      ...actingAs(act.person, services),
      kind: 'restore',
      why: why ?? `${findPageId(id) ? 'one block' : path.at(-1)} of revision ${revision}`,
    },
  )
  await store.refresh()
  return ref === null ? NOTHING_TO_RESTORE : { done: true, repeated: false, ref }
}

async function stageRestored(
  staged: StagedChange,
  id: string,
  restoredIn: (live: StoredDocument | null) => StoredDocument,
): Promise<void> {
  const pageId = findPageId(id)
  if (pageId !== null) {
    const page = (await staged.publishedPages([pageId])).get(pageId)
    const { data } = restoredIn(page ? toPageDocument(id, page) : null)
    await staged.putPages([{ id: pageId, blockMap: data as BlockMap }])
    return
  }
  const document = restoredIn((await staged.publishedDocuments([id])).get(id) ?? null)
  await staged.put([withoutDate(document)])
}
