import type { Database } from './database.ts'

/** Removes what is over. Several processes may do it at once. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  const stamp = now.toISOString()
  await db.deleteFrom('account_sessions').where('expires_at', '<=', stamp).execute()
  // Also sign-ups that were never confirmed: they are no accounts before.
  await db.deleteFrom('account_tokens').where('expires_at', '<=', stamp).execute()
  await db.deleteFrom('account_limits').where('due_at', '<=', now.getTime()).execute()
}
