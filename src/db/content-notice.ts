import { PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** The PostgreSQL channel that notifies other processes of a publish. */
export const CONTENT_CHANNEL = 'lobang_content'

/**
 * Part of the publishing transaction, so the notification arrives when the change can be read. SQLite has no
 * notifications: other processes poll, see `watch-content.ts`.
 */
export async function announcePublish(tx: Transaction<Tables>, ref: string): Promise<void> {
  if (isOnPostgres(tx)) await sql`SELECT pg_notify(${CONTENT_CHANNEL}, ${ref})`.execute(tx)
}

export function isOnPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
