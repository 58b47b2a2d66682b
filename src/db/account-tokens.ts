import { randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { CLOCK_SLACK_MS } from '#lib/node/is-still-ahead.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type NewToken = {
  identifier: string
  value: string
  /** Whose it is, for `removeTokensOf`. `null` when nobody owns it yet. */
  subject: string | null
  now: Date
  expiresAt: Date
}

/** Replaces what is there under the same identifier. */
export async function addToken(
  db: Database,
  { identifier, value, subject, now, expiresAt }: NewToken,
): Promise<void> {
  const stamp = now.toISOString()
  const fresh = {
    value,
    subject,
    expires_at: expiresAt.toISOString(),
    created_at: stamp,
    updated_at: stamp,
  }
  await db
    .insertInto('account_tokens')
    .values({ id: randomBytes(12).toString('hex'), identifier, ...fresh })
    .onConflict((conflict) => conflict.column('identifier').doUpdateSet(fresh))
    .execute()
}

/** A token made after `latest` comes from a clock that was ahead, and would be valid for too long. */
function isGood(identifier: string, now: Date) {
  const latest = new Date(now.getTime() + CLOCK_SLACK_MS).toISOString()
  return (eb: ExpressionBuilder<Tables, 'account_tokens'>) =>
    eb.and([
      eb('identifier', '=', identifier),
      eb('expires_at', '>', now.toISOString()),
      eb('created_at', '<=', latest),
    ])
}

export async function findToken(
  db: Database,
  identifier: string,
  now: Date,
): Promise<string | null> {
  const query = db.selectFrom('account_tokens').select('value').where(isGood(identifier, now))
  return (await query.executeTakeFirst())?.value ?? null
}

/** Finds and removes in one statement, so that a token is good once. */
export async function takeToken(
  db: Database,
  identifier: string,
  now: Date,
): Promise<string | null> {
  const query = db.deleteFrom('account_tokens').where(isGood(identifier, now)).returning('value')
  return (await query.executeTakeFirst())?.value ?? null
}

/** Everything of somebody that is still open. */
export async function removeTokensOf(db: Database, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('account_tokens').where('subject', 'in', subjects).execute()
}
