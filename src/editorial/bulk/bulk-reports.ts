import type { Database } from '#db/database.ts'
import { type BulkRow, bulkItems, countItems, findBulk } from '#db/desk-bulks.ts'
import type { BulkAct, BulkReport, BulkSummary } from '#desk/wire/bulk.ts'
import { AppError } from '#lib/node/app-error.ts'

export async function getBulk(db: Database, id: string): Promise<BulkRow> {
  const bulk = await findBulk(db, id)
  if (!bulk) throw new AppError('not-found', 'There is no such bulk change.')
  return bulk
}

/** The progress of each bulk change. */
export async function summarise(db: Database, bulks: readonly BulkRow[]): Promise<BulkSummary[]> {
  const counts = await countItems(
    db,
    bulks.map(({ id }) => id),
  )
  return bulks.map(({ id, act, author, made_at, state }) => {
    const own = counts.filter(({ bulk_id }) => bulk_id === id)
    return {
      id,
      act: JSON.parse(act) as BulkAct,
      by: author,
      at: made_at,
      state,
      counts: Object.fromEntries(own.map((row) => [row.state, Number(row.count)])),
    }
  })
}

/** With the messages about single documents. */
export async function readReport(db: Database, bulk: BulkRow): Promise<BulkReport> {
  const [summary] = await summarise(db, [bulk])
  if (!summary) throw new Error('a bulk change without a summary')
  const told = (await bulkItems(db, bulk.id)).filter(({ message }) => message !== null)
  const items = told.map(({ document_id: id, title, state, message }) => ({
    id,
    title,
    state,
    message,
  }))
  return { ...summary, items }
}
