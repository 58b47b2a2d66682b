import type { Database } from './database.ts'

/** Deletes expired rows. Several processes may do it at once. */
export async function removeExpired(
  db: Database,
  { now, sessionsFrom }: { now: Date; sessionsFrom: Date },
): Promise<void> {
  const stamp = now.toISOString()
  await db.deleteFrom('account_sessions').where('expires_at', '<=', stamp).execute()
  const oldest = sessionsFrom.toISOString()
  await db.deleteFrom('account_sessions').where('created_at', '<=', oldest).execute()
  // Includes unconfirmed sign-ups, which are not accounts yet.
  await db.deleteFrom('account_tokens').where('expires_at', '<=', stamp).execute()
  // Also removes messages of a kind that this site no longer sends.
  await db.deleteFrom('outbox_messages').where('expires_at', '<=', now.getTime()).execute()
  await db.deleteFrom('account_limits').where('due_at', '<=', now.getTime()).execute()
}
