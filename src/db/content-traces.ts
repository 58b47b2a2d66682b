import type { Database } from './database.ts'

const tables = ['documents', 'past_refs', 'removed_content', 'releases', 'account_users'] as const

/** Whether rows exist that only people or publishes leave behind. A killed import leaves none. */
export async function hasTraces(db: Database): Promise<boolean> {
  for (const table of tables) {
    const row = await db
      .selectFrom(table)
      .select((select) => select.lit(1).as('found'))
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
