import {
  type BulkItem,
  type BulkRow,
  type ItemOutcome,
  nextItems,
  saveItems,
} from '#db/desk-bulks.ts'
import type { BulkAct } from '#desk/wire/bulk.ts'
import { isAppError } from '#lib/node/app-error.ts'
import { type ListServices, readListing } from '../documents/find-listed.ts'
import { draftFields, undoDrafts } from './draft-fields.ts'
import { planRow, type RowPlan } from './plan-row.ts'
import { publishDrafts, undoPublish } from './publish-drafts.ts'
import { publishFields, undoFields } from './publish-fields.ts'
import { type Done, failed, kept, type RowWork, readDone, toBulk } from './row-work.ts'
import { takeDown, undoTakeDown } from './take-down.ts'

/** Documents that are done together: others can publish in between. */
const BATCH = 25

const works: Record<Done['what'], { run: RowWork; undo: RowWork }> = {
  live: { run: publishFields, undo: undoFields },
  draft: { run: draftFields, undo: undoDrafts },
  'take-down': { run: takeDown, undo: undoTakeDown },
  publish: { run: publishDrafts, undo: undoPublish },
}

export type BulkServices = ListServices & { onError: (error: unknown) => void }

/** Does the next documents of a bulk change. `false` if there are none. */
export async function runBatch(services: BulkServices, row: BulkRow): Promise<boolean> {
  const { db } = services
  const next = { bulkId: row.id, limit: BATCH }
  // Resumes documents that a crash interrupted after their change was stored.
  const begun = await nextItems(db, { ...next, states: ['doing'] })
  if (begun.length > 0) {
    await finish(services, row, begun, 'run')
    return true
  }
  const waiting = await nextItems(db, { ...next, states: ['waiting'] })
  if (waiting.length === 0) return false
  await saveItems(db, row.id, await plan(services, row, waiting))
  return true
}

/** Undoes the next documents. `false` if there are none. */
export async function undoBatch(services: BulkServices, row: BulkRow): Promise<boolean> {
  const items = await nextItems(services.db, { bulkId: row.id, states: ['done'], limit: BATCH })
  if (items.length === 0) return false
  await finish(services, row, items, 'undo')
  return true
}

/** Whether each document is still what the preview showed, and what will be done to it. */
async function plan(
  services: BulkServices,
  row: BulkRow,
  items: readonly BulkItem[],
): Promise<ItemOutcome[]> {
  const { act } = toBulk(row)
  const input = { listing: await readListing(services), models: await services.models.read() }
  const outcomes: ItemOutcome[] = []
  for (const item of items) {
    const planned = await services.turns.run(planRow(item.document_id, act, input))
    const isNew = !input.listing.drafts.has(item.document_id)
    outcomes.push(toOutcome(item, planned, { act, isNew }))
  }
  return outcomes
}

function toOutcome(
  item: BulkItem,
  planned: RowPlan,
  { act, isNew }: { act: BulkAct; isNew: boolean },
): ItemOutcome {
  const { document_id } = item
  if (planned.outcome === 'stopped') return failed(item, planned.note ?? 'It cannot be done.')
  if (planned.outcome === 'same') return { document_id, state: 'same', message: planned.note }
  if (planned.seen !== item.seen) {
    return failed(item, 'Somebody has changed it since you looked. Look again.')
  }
  const done = toDone(planned, act, isNew)
  return { document_id, state: 'doing', done: JSON.stringify(done) }
}

function toDone({ target, change }: RowPlan, act: BulkAct, isNew: boolean): Done {
  if (act.kind === 'take-down' || act.kind === 'publish') return { what: act.kind, version: null }
  if (!change) throw new Error('a planned change without a change')
  return target === 'live' ? { what: 'live', change } : { what: 'draft', change, isNew }
}

/** Stores a failure with its documents and continues with the others. An unavailable database ends the work until later. */
async function finish(
  services: BulkServices,
  row: BulkRow,
  items: readonly BulkItem[],
  way: 'run' | 'undo',
): Promise<void> {
  const bulk = toBulk(row)
  for (const [what, some] of Map.groupBy(items, (item) => readDone(item).what)) {
    const outcomes = await works[what][way](services, bulk, some).catch((error: unknown) => {
      if (isAppError(error) && error.code === 'unavailable') throw error
      if (!isAppError(error)) services.onError(error)
      const message = isAppError(error) ? error.message : 'Something broke at our end.'
      return some.map((item) => (way === 'run' ? failed : kept)(item, message))
    })
    // Before the outcome is saved, so that the site shows a change by the time it counts as done.
    await services.store.refresh()
    await saveItems(services.db, row.id, outcomes)
  }
}
