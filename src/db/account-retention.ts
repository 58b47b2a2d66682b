import type { Database } from './database.ts'

/** Removes what is over. Several processes may do it at once. */
export async function removeExpired(
  db: Database,
  { now, sessionsFrom }: { now: Date; sessionsFrom: Date },
): Promise<void> {
  const stamp = now.toISOString()
  await db.deleteFrom('account_sessions').where('expires_at', '<=', stamp).execute()
  const oldest = sessionsFrom.toISOString()
  await db.deleteFrom('account_sessions').where('created_at', '<=', oldest).execute()
  // Also sign-ups that were never confirmed: they are no accounts before.
  await db.deleteFrom('account_tokens').where('expires_at', '<=', stamp).execute()
  // Where nothing carries messages of their kind any more, nobody else removes them.
  await db.deleteFrom('outbox_messages').where('expires_at', '<=', now.getTime()).execute()
  await db.deleteFrom('account_limits').where('due_at', '<=', now.getTime()).execute()
}
