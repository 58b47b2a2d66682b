import { PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL's channel on which a publish is told to the other processes. */
export const CONTENT_CHANNEL = 'lobang_content'

/**
 * Part of the transaction that publishes, so that it is heard when all of it can be read. SQLite has
 * nobody to tell: others see that the file has changed, see `watch-content.ts`.
 */
export async function announcePublish(tx: Transaction<Tables>, ref: string): Promise<void> {
  if (isOnPostgres(tx)) await sql`SELECT pg_notify(${CONTENT_CHANNEL}, ${ref})`.execute(tx)
}

export function isOnPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
