import { sql } from 'kysely'
import { CLOCK_SLACK_MS } from '#lib/node/is-still-ahead.ts'
import type { Database } from './database.ts'

export type Turn = {
  key: string
  /** In ms. */
  now: number
  /** After a burst, one turn per interval, in ms. */
  interval: number
  /** The size of a burst. */
  burst: number
}

/** How many turns are left, or how long until the next one. */
export type TurnOutcome = { left: number } | { waitMs: number }

/**
 * Counts a turn, in one statement, so that neither a restart nor another process gives a second one.
 * `due_at` is when the turns so far would be due at an even pace.
 *
 * `due_at` is never set further ahead than a full burst. If it is further ahead, the clock was wrong when
 * it was set, so it counts as nothing. Otherwise everybody would be locked out until that day.
 */
export async function takeTurn(db: Database, turn: Turn): Promise<TurnOutcome> {
  const { key, now, interval, burst } = turn
  const latest = now + burst * interval
  const possible = latest + CLOCK_SLACK_MS
  const next = sql<number>`CASE WHEN account_limits.due_at > ${now} AND account_limits.due_at <= ${possible} THEN account_limits.due_at ELSE ${now} END + ${interval}`
  const taken = await db
    .insertInto('account_limits')
    .values({ key, due_at: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ due_at: next })
        .where(sql<boolean>`${next} <= ${latest}`),
    )
    .returning('due_at')
    .executeTakeFirst()
  // Half a turn of slack for rounding errors.
  if (taken) return { left: Math.floor((latest - taken.due_at) / interval + 0.5) }
  const row = await db
    .selectFrom('account_limits')
    .select('due_at')
    .where('key', '=', key)
    .executeTakeFirst()
  const dueAt = Math.min(row?.due_at ?? now, possible)
  return { waitMs: Math.max(1, dueAt + interval - latest) }
}

/** Returns a turn that should not count after all. */
export async function giveTurnBack(db: Database, { key, interval }: Turn): Promise<void> {
  await db
    .updateTable('account_limits')
    .set((eb) => ({ due_at: eb('due_at', '-', interval) }))
    .where('key', '=', key)
    .execute()
}

/** Clears these limits. Returns how many there were. */
export async function forgetTurns(db: Database, keys: readonly string[]): Promise<number> {
  const query = db.deleteFrom('account_limits').where('key', 'in', keys)
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
}

/** Returns how many limits there were. */
export async function forgetAllTurns(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('account_limits').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
