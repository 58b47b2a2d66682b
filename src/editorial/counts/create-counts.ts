import { addCounts, type CountBatch, type CountRow, noCounts } from '#db/daily-counts.ts'
import type { Database } from '#db/database.ts'
import type { CountedEvent, CountKind } from '#lib/count-kinds.ts'
import { every } from '#lib/node/every.ts'
import { singaporeDay } from '#lib/singapore-time.ts'

type CountsOptions = {
  db: Database
  /** The type of the published document with that id; `null` for anything that is not counted. */
  findType: (id: string) => CountRow['type'] | null
  /** Another one for each batch, in all processes. */
  createId: () => string
  now: () => Date
  onError: (error: unknown) => void
}

export type Counting = ReturnType<typeof createCounts>

/** A process that is killed loses what it has counted since the last flush, and the last second of its front. */
const FLUSH_MS = 4000
/** The most rows in memory while the database is unavailable. Further ones are dropped. */
const MOST_ROWS = 50_000
/** Rows of one transaction. */
const MOST_OF_BATCH = 2000

const columns = {
  open: 'opens',
  copy: 'copies',
  coupon: 'coupons',
  shop: 'shop_visits',
} as const satisfies Record<CountKind, keyof typeof noCounts>

/** Counts in memory and adds the sums to the database in batches. */
export function createCounts(options: CountsOptions) {
  const { db, findType, now, createId, onError } = options
  const rows = new Map<string, CountRow>()
  /** Sent until the database confirms it. It never changes, so that it is added once whatever happens. */
  let sending: CountBatch | null = null
  let flushing: Promise<void> | null = null
  let isFailing = false
  const totals = { counted: 0, dropped: 0 }

  function count({ kind, id }: CountedEvent, times = 1): void {
    const type = findType(id)
    if (type === null) return
    const day = singaporeDay(now())
    const key = `${id} ${day}`
    const row = rows.get(key) ?? { document_id: id, day, type, ...noCounts }
    if (!rows.has(key) && rows.size >= MOST_ROWS) {
      totals.dropped += times
      return
    }
    row[columns[kind]] += times
    rows.set(key, row)
    totals.counted += times
  }

  function takeBatch(): CountBatch | null {
    if (rows.size === 0) return null
    const taken = [...rows].slice(0, MOST_OF_BATCH)
    for (const [key] of taken) rows.delete(key)
    return { id: createId(), rows: taken.map(([, row]) => row), addedAt: now() }
  }

  async function sendAll(): Promise<void> {
    for (sending ??= takeBatch(); sending; sending = takeBatch()) await addCounts(db, sending)
    isFailing = false
  }

  function flush(): Promise<void> {
    flushing ??= sendAll().finally(() => {
      flushing = null
    })
    return flushing
  }

  /** A database that is away is reported once. */
  function noteFailure(error: unknown): void {
    if (!isFailing) onError(error)
    isFailing = true
  }

  const stop = every(FLUSH_MS, flush, noteFailure)

  return {
    /** Counts what happened that many times; nothing if there is no such deal or landing page. */
    count,
    /** Adds everything counted so far to the database. */
    flush,
    /** Lines in Prometheus' text format. */
    metrics: (): string[] => [
      '# TYPE lobang_counted_total counter',
      `lobang_counted_total ${totals.counted}`,
      '# TYPE lobang_counts_dropped_total counter',
      `lobang_counts_dropped_total ${totals.dropped}`,
      '# TYPE lobang_counts_waiting gauge',
      `lobang_counts_waiting ${rows.size + (sending?.rows.length ?? 0)}`,
    ],
    /** Flushes what is left. Never rejects. */
    async close(): Promise<void> {
      await stop()
      await flush().catch(noteFailure)
    },
  }
}
