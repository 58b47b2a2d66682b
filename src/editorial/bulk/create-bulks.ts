import {
  addBulk,
  type BulkItem,
  type BulkRow,
  latestBulks,
  moveBulk,
  setLease,
  takeLease,
} from '#db/desk-bulks.ts'
import type { BulkInput, BulkReport } from '#desk/wire/bulk.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import { titleOf } from '../documents/title-of.ts'
import type { Acts } from '../people/acts.ts'
import { getBulk, readReport, summarise } from './bulk-reports.ts'
import { type BulkServices, runBatch, undoBatch } from './run-bulk.ts'

const LATEST = 20

export type Bulks = ReturnType<typeof createBulks>

/** Bulk changes. They run in the background, with or without an open dialog. */
export function createBulks(services: BulkServices & { acts: Acts }) {
  const { db, now, acts } = services
  const worker = createWorker(services)

  /** Reading a bulk change also resumes it after a crash. */
  function seen(bulk: BulkRow): BulkRow {
    if (bulk.state === 'running' || bulk.state === 'undoing') worker.wake(bulk.id)
    return bulk
  }

  return {
    /** The same change sent again begins nothing new. */
    async start({ id, act, rows }: BulkInput, person: DeskPerson): Promise<void> {
      const bulk = {
        id,
        person_id: person.id,
        author: person.name,
        act: JSON.stringify(act),
        state: 'running' as const,
        made_at: now().toISOString(),
        lease_until: null,
      }
      if (await addBulk(db, bulk, await toItems(services, { id, rows }))) {
        const detail = { ...act, documents: rows.length }
        await acts.record({ person, act: 'bulk-change', subject: id, detail })
      }
      worker.wake(id)
    },
    async undo(id: string, person: DeskPerson): Promise<void> {
      const bulk = await getBulk(db, id)
      if (bulk.state === 'running') {
        throw new AppError('conflict', 'It is still running. Wait until it ends.')
      }
      if (await moveBulk(db, { id, from: 'done', to: 'undoing' })) {
        await acts.record({ person, act: 'undo-bulk-change', subject: id })
      }
      worker.wake(id)
    },
    latest: async () => summarise(db, (await latestBulks(db, LATEST)).map(seen)),
    report: async (id: string): Promise<BulkReport> => readReport(db, seen(await getBulk(db, id))),
    getAct: async (id: string): Promise<BulkInput['act']> =>
      JSON.parse((await getBulk(db, id)).act),
    close: worker.close,
  }
}

async function toItems(
  { drafts, store }: BulkServices,
  { id, rows }: Pick<BulkInput, 'id' | 'rows'>,
): Promise<BulkItem[]> {
  const known = await drafts.read()
  const { byId } = store.snapshot()
  return rows.map((row, place) => {
    const document = known.get(row.id)?.document ?? byId.get(row.id)
    const title = document ? titleOf(document) : row.id
    const fresh = { state: 'waiting' as const, message: null, done: null }
    return { bulk_id: id, document_id: row.id, place, title, seen: row.seen, ...fresh }
  })
}

/** After this time another process takes over from one that died. */
const LEASE_MS = 30_000

function createWorker(services: BulkServices) {
  const { db, now } = services
  /** By id, those that this process works on. */
  const running = new Map<string, Promise<void>>()
  let isClosed = false

  async function workOn(id: string): Promise<void> {
    const lease = () => new Date(now().getTime() + LEASE_MS)
    if (!(await takeLease(db, id, { now: now(), until: lease() }))) return
    try {
      while (!isClosed) {
        const bulk = await getBulk(db, id)
        if (bulk.state === 'done' || bulk.state === 'undone') return
        const isUndo = bulk.state === 'undoing'
        const isMore = await (isUndo ? undoBatch : runBatch)(services, bulk)
        if (!isMore) await moveBulk(db, { id, from: bulk.state, to: isUndo ? 'undone' : 'done' })
        await setLease(db, id, lease())
      }
    } finally {
      await setLease(db, id, null)
    }
  }

  return {
    /** Works on it unless this or another process does. */
    wake(id: string): void {
      if (running.has(id) || isClosed) return
      const work = workOn(id)
        .catch(services.onError)
        .finally(() => running.delete(id))
      running.set(id, work)
    },
    /** Ends the work after the batch that is being done. The next reading resumes it. */
    async close(): Promise<void> {
      isClosed = true
      await Promise.all(running.values())
    },
  }
}
