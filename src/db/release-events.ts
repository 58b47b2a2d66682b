import { batches } from '#lib/node/batches.ts'
import type { AuditQuery } from './content-revisions.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type ReleaseEvent = Tables['release_events']

/** Part of the transaction that does it. */
export async function appendReleaseEvent(tx: Database, event: ReleaseEvent): Promise<void> {
  await tx.insertInto('release_events').values(event).execute()
}

const BATCH = 500

/** Oldest first, read in batches. */
export async function* releaseEvents(
  db: Database,
  { author, from, until, kind }: AuditQuery,
): AsyncGenerator<ReleaseEvent> {
  for (let last = { happened_at: '', id: '' }; ; ) {
    let next = db
      .selectFrom('release_events')
      .selectAll()
      .where('happened_at', '>=', last.happened_at)
      .where((eb) => eb.or([eb('happened_at', '>', last.happened_at), eb('id', '>', last.id)]))
      .orderBy('happened_at')
      .orderBy('id')
      .limit(BATCH)
    if (author !== undefined) next = next.where('author', '=', author)
    if (kind !== undefined) next = next.where('kind', '=', kind as ReleaseEvent['kind'])
    if (from !== undefined) next = next.where('day', '>=', from)
    if (until !== undefined) next = next.where('day', '<=', until)
    const rows = await next.execute()
    yield* rows
    if (rows.length < BATCH) return
    last = rows.at(-1) ?? last
  }
}

/** Retention. */
export async function removeReleaseEventsBefore(db: Database, day: string): Promise<void> {
  const old = await db.selectFrom('release_events').select('id').where('day', '<', day).execute()
  for (const some of batches(old)) {
    const ids = some.map(({ id }) => id)
    await db.deleteFrom('release_events').where('id', 'in', ids).execute()
  }
}
