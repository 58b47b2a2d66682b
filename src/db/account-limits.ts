import { sql } from 'kysely'
import { CLOCK_SLACK_MS } from '#lib/is-still-ahead.ts'
import type { Database } from './database.ts'

export type Turn = {
  key: string
  /** In ms. */
  now: number
  /** Between two turns in the long run, in ms. */
  interval: number
  /** How many may come at once. */
  burst: number
}

/**
 * Counts a turn, in one statement, so that neither a restart nor another process gives a second one.
 * `due_at` is when all turns so far would have been due, had they come at an even pace. Milliseconds
 * until the next one, or `null` when this one may go on.
 *
 * No clock sets `due_at` further ahead than a full burst. One that is further ahead was set while the
 * clock was wrong, and counts as nothing: otherwise everybody would be locked out until that day.
 */
export async function takeTurn(db: Database, turn: Turn): Promise<number | null> {
  const { key, now, interval, burst } = turn
  const latest = now + burst * interval
  const possible = latest + CLOCK_SLACK_MS
  const next = sql<number>`CASE WHEN account_limits.due_at > ${now} AND account_limits.due_at <= ${possible} THEN account_limits.due_at ELSE ${now} END + ${interval}`
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_limits')
    .values({ key, due_at: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ due_at: next })
        .where(sql<boolean>`${next} <= ${latest}`),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return null
  const row = await db
    .selectFrom('account_limits')
    .select('due_at')
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, Math.min(row?.due_at ?? now, possible) + interval - latest)
}

/** What was proved need not be counted any longer. */
export async function forgetTurns(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db.deleteFrom('account_limits').where('key', 'in', keys).execute()
}
