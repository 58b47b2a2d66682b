import { lastPublishes } from '#db/desk-drafts.ts'
import type { DocumentList, DocumentRow, DocumentState } from '#desk/wire/documents.ts'
import { isAppError } from '#lib/app-error.ts'
import { finished, type Work } from '#lib/work.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { checkDraft } from './checks.ts'
import type { DocumentServices } from './document-services.ts'
import {
  type DocumentQuery,
  filterEnded,
  findPublished,
  type HasEnded,
  hasWords,
} from './find-documents.ts'
import type { KnownDraft, KnownDrafts } from './known-drafts.ts'
import type { Models } from './models.ts'
import type { ScheduledDocuments } from './scheduled-documents.ts'
import { brandNameOf, thumbOf, titleOf } from './title-of.ts'

export type ListQuery = DocumentQuery & {
  state: DocumentState | null
  from: number
  limit: number
}

export type ListServices = DocumentServices & {
  drafts: KnownDrafts
  scheduled: ScheduledDocuments
  models: Models
  hasEnded: HasEnded
}

type Found = { document: StoredDocument; draft: KnownDraft | null }

/** Everything that is published or being written, last saved first, then newest publication first. */
export async function listDocuments(
  services: ListServices,
  query: ListQuery,
): Promise<DocumentList> {
  const { store, turns } = services
  const [drafts, scheduled] = await Promise.all([services.drafts.read(), services.scheduled.read()])
  const snapshot = store.snapshot()
  const written = draftsFirst(drafts, query).filter(({ document }) =>
    isInState(document, query.state, { services, snapshot, scheduled }),
  )
  const others = await turns.run(findOthers(services, snapshot, query, { drafts, scheduled }))
  const total = written.length + others.length
  const until = query.from + query.limit
  const page: Found[] = [
    ...written.slice(query.from, until),
    ...others
      .slice(Math.max(0, query.from - written.length), Math.max(0, until - written.length))
      .map((document) => ({ document, draft: null })),
  ]
  return {
    rows: await toRows(services, page, { snapshot, scheduled }),
    next: until < total ? String(until) : null,
    total,
  }
}

function draftsFirst(drafts: ReadonlyMap<string, KnownDraft>, query: DocumentQuery): Found[] {
  return [...drafts.values()]
    .filter(({ document }) => hasWords(document, query))
    .toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
    .map((draft) => ({ document: draft.document, draft }))
}

/** Published documents that nobody is writing. */
function* findOthers(
  services: ListServices,
  snapshot: Snapshot,
  query: ListQuery,
  known: { drafts: ReadonlyMap<string, unknown>; scheduled: ReadonlyMap<string, unknown> },
): Work<readonly StoredDocument[]> {
  const { state } = query
  if (state === 'draft') return yield* finished([])
  const all = yield* findPublished(snapshot, query)
  const untouched = known.drafts.size === 0 ? all : all.filter(({ id }) => !known.drafts.has(id))
  if (state === null) return untouched
  if (state === 'scheduled') return untouched.filter(({ id }) => known.scheduled.has(id))
  const { hasEnded, now } = services
  return yield* filterEnded(untouched, { isEnded: state === 'ended', now: now(), hasEnded })
}

type StateInput = {
  services: ListServices
  snapshot: Snapshot
  scheduled: ReadonlyMap<string, unknown>
}

function isInState(
  document: StoredDocument,
  state: DocumentState | null,
  input: StateInput,
): boolean {
  return state === null || stateOf(document, input) === state
}

function stateOf(document: StoredDocument, input: StateInput): DocumentState {
  const { services, snapshot, scheduled } = input
  if (scheduled.has(document.id)) return 'scheduled'
  const published = snapshot.byId.get(document.id)
  if (!published) return 'draft'
  return services.hasEnded(published, services.now()) ? 'ended' : 'live'
}

async function toRows(
  services: ListServices,
  page: readonly Found[],
  { snapshot, scheduled }: Omit<StateInput, 'services'>,
): Promise<DocumentRow[]> {
  const models = await services.models.read()
  const ids = page.map(({ document }) => document.id)
  const publishes = new Map(
    (await lastPublishes(services.db, ids)).map((row) => [row.id, row] as const),
  )
  const rows: DocumentRow[] = []
  for (const { document, draft } of page) {
    const input = { snapshot, models, now: services.now() }
    const last = publishes.get(document.id)
    rows.push({
      id: document.id,
      type: document.type,
      uid: document.uid,
      title: titleOf(document),
      state: stateOf(document, { services, snapshot, scheduled }),
      hasDraft: draft !== null,
      changedAt: draft?.savedAt ?? last?.published_at ?? document.last_publication_date ?? null,
      changedBy: draft ? draft.savedBy : (last?.author ?? null),
      ...(await readParts(services, document, input)),
    })
  }
  return rows
}

/** A draft may hold anything. One that cannot be read still has its row, and the others have theirs. */
async function readParts(
  { turns }: ListServices,
  document: StoredDocument,
  input: Parameters<typeof checkDraft>[1],
): Promise<Pick<DocumentRow, 'brand' | 'findings' | 'thumb'>> {
  try {
    const findings = await turns.run(checkDraft(document, input))
    const stops = findings.filter(({ severity }) => severity === 'stops').length
    return {
      brand: brandNameOf(document, input.snapshot),
      findings: { stops, warns: findings.length - stops },
      thumb: thumbOf(document),
    }
  } catch (error) {
    if (isAppError(error)) throw error
    return { brand: null, findings: null, thumb: null }
  }
}
