import { isOver } from '#deals/times/lifespan.ts'
import type { DocumentState, ListQuestion } from '#desk/wire/documents.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import { filterWork, finished, type Work } from '#lib/node/work.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { DocumentServices } from './document-services.ts'
import { type DocumentQuery, hasWords, placesWith, toQueryWords } from './find-documents.ts'
import type { KnownDrafts } from './known-drafts.ts'
import type { ListChecks } from './list-checks.ts'
import { type Matches, toFilter } from './matches-filters.ts'
import type { Models } from './models.ts'
import { documentsAt, keepShown } from './published-places.ts'
import type { ScheduledDocuments, ScheduledDraft } from './scheduled-documents.ts'

export type ListServices = DocumentServices & {
  drafts: KnownDrafts
  scheduled: ScheduledDocuments
  models: Models
  lifespanOf: LifespanOf
  checkListed: ListChecks
}

export type Listing = Awaited<ReturnType<typeof readListing>>

/** Everything that lists are made from, at one moment. */
export async function readListing(services: ListServices) {
  const [drafts, scheduled] = await Promise.all([services.drafts.read(), services.scheduled.read()])
  const { store, now, lifespanOf } = services
  return { snapshot: store.snapshot(), drafts, scheduled, now: now(), lifespanOf }
}

/** Looking through the words of a draft takes about as long as this many steps through a list. */
const STEPS_OF_WORDS = 50

/**
 * What a list shows: drafts, last saved first; then what waits in releases alone, the next first; then what is published and
 * not being written, newest publication first.
 */
export function* findListed(question: ListQuestion, listing: Listing): Work<StoredDocument[]> {
  const query = { type: question.type, words: toQueryWords(question.words) }
  const matches = toFilter(question, listing.now)
  const isWanted = ({ document }: ScheduledDraft) =>
    isInState(document.id, question.state, listing) && (matches?.(document) ?? true)
  const isFound = (draft: ScheduledDraft) => hasWords(draft, query) && isWanted(draft)
  const written = yield* filterWork([...listing.drafts.values()], isFound, STEPS_OF_WORDS)
  const waiting = yield* filterWork(waitingAlone(listing), isFound, STEPS_OF_WORDS)
  const others = yield* findOthers(query, { state: question.state, matches }, listing)
  const drafts = yield* sortWork(written, (a, b) => (a.savedAt < b.savedAt ? 1 : -1))
  return [...[...drafts, ...waiting].map(({ document }) => document), ...others]
}

/** Documents that only a scheduled release has. */
function waitingAlone({ snapshot, drafts, scheduled }: Listing): ScheduledDraft[] {
  return [...scheduled]
    .filter(([id]) => !drafts.has(id) && !snapshot.byId.has(id))
    .toSorted(([, a], [, b]) => (a.at < b.at ? -1 : 1))
    .flatMap(([, { draft }]) => draft ?? [])
}

/** Asking a document for what filters want takes about as long as this many steps through a list. */
const STEPS_OF_ASKING = 4

/** Published documents that nobody is writing. */
function* findOthers(
  query: DocumentQuery,
  { state, matches }: { state: DocumentState | null; matches: Matches | null },
  listing: Listing,
): Work<readonly StoredDocument[]> {
  if (state === 'draft') return yield* finished([])
  const { snapshot } = listing
  const places = yield* placesWith(snapshot, query)
  const shown = yield* keepShown(places, snapshot, { ...listing, state })
  const found = yield* documentsAt(snapshot, shown)
  return matches === null ? found : yield* filterWork(found, matches, STEPS_OF_ASKING)
}

function isInState(id: string, state: DocumentState | null, listing: Listing): boolean {
  return state === null || stateOf(id, listing) === state
}

export function stateOf(id: string, listing: Listing): DocumentState {
  const published = listing.snapshot.byId.get(id)
  if (published) return publishedState(published, listing)
  return listing.scheduled.has(id) ? 'scheduled' : 'draft'
}

function publishedState(
  document: StoredDocument,
  { scheduled, lifespanOf, now }: Listing,
): DocumentState {
  if (scheduled.has(document.id)) return 'scheduled'
  if (document.type !== 'deal') return 'live'
  return isOver(lifespanOf(document as DealDocument), now.getTime()) ? 'ended' : 'live'
}
