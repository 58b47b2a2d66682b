import type { HistoryRow } from '#db/content-revisions.ts'
import type { BulkItem, BulkRow, ItemOutcome } from '#db/desk-bulks.ts'
import type { BulkAct } from '#desk/wire/bulk.ts'
import type { Author } from '#repository/publish/publish-entry.ts'
import type { ListServices } from '../documents/find-listed.ts'
import type { FieldChange } from './field-change.ts'

/** A bulk change that is being done or undone. */
export type Bulk = { id: string; act: BulkAct; author: Author; why: string }

/** What undoing needs to know about the change of a document. */
export type Done =
  | { what: 'live'; change: FieldChange }
  /** `isNew`: the draft began with it. */
  | { what: 'draft'; change: FieldChange; isNew: boolean }
  /** The number of the publish; `null` until then. */
  | { what: 'take-down'; version: number | null }
  | { what: 'publish'; version: number | null }

export type RowWork = (
  services: ListServices,
  bulk: Bulk,
  items: readonly BulkItem[],
) => Promise<ItemOutcome[]>

type ItemWork = (services: ListServices, bulk: Bulk, item: BulkItem) => Promise<ItemOutcome>

/** Works on one document after the other. */
export function oneByOne(work: ItemWork): RowWork {
  return async (services, bulk, items) => {
    const outcomes: ItemOutcome[] = []
    for (const item of items) outcomes.push(await work(services, bulk, item))
    return outcomes
  }
}

export function toBulk({ id, act: text, author }: BulkRow): Bulk {
  const act = JSON.parse(text) as BulkAct
  return { id, act, author: { kind: 'person', name: author }, why: sayAct(act) }
}

/** For the history of each document. */
function sayAct(act: BulkAct): string {
  if (act.kind === 'set')
    return `Bulk change: ${act.field.replace('_', ' ')} ${act.value ?? 'none'}`
  if (act.kind === 'add-tag') return `Bulk change: tag ${act.tag} added`
  if (act.kind === 'remove-tag') return `Bulk change: tag ${act.tag} removed`
  return act.kind === 'publish' ? 'Bulk change: drafts published' : 'Bulk change: taken down'
}

export function readDone({ done }: BulkItem): Done {
  return JSON.parse(done ?? 'null') as Done
}

/** What was done, which must be of the kind that the caller undoes or publishes. */
export function getDone<What extends Done['what']>(item: BulkItem, what: What) {
  const done = readDone(item)
  if (done?.what !== what) throw new Error(`a bulk change that is not of the kind ${what}`)
  return done as Extract<Done, { what: What }>
}

export function toDone(item: BulkItem, done: Done): ItemOutcome {
  return { document_id: item.document_id, state: 'done', message: null, done: JSON.stringify(done) }
}

export function failed(item: BulkItem, message: string): ItemOutcome {
  return { document_id: item.document_id, state: 'failed', message }
}

export function undone(item: BulkItem): ItemOutcome {
  return { document_id: item.document_id, state: 'undone', message: null }
}

export function kept(item: BulkItem, message: string): ItemOutcome {
  return { document_id: item.document_id, state: 'kept', message }
}

/** Whether a revision is the work of this bulk change, which may have been cut short. */
export function isOf(
  revision: Pick<HistoryRow, 'author' | 'reason'> | null,
  { author, why }: Pick<Bulk, 'author' | 'why'>,
): boolean {
  return revision?.author === author.name && revision.reason === why
}

export const CHANGED_SINCE = 'Somebody has changed it since. It stays as it is.'
export const GONE = 'It is not on the site any more.'
