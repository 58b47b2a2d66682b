import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

type NewToken = { identifier: string; value: string; now: Date; expiresAt: Date }

/** Replaces what is there under the same identifier. */
export async function addToken(
  db: Database,
  { identifier, value, now, expiresAt }: NewToken,
): Promise<void> {
  const stamp = now.toISOString()
  const fresh = {
    value,
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

export async function findToken(
  db: Database,
  identifier: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('account_tokens')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.value ?? null
}

/** Finds and removes in one statement, so that a token is good once. */
export async function takeToken(
  db: Database,
  identifier: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom('account_tokens')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', now.toISOString())
    .returning('value')
    .executeTakeFirst()
  return row?.value ?? null
}
