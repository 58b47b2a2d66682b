import { createHash } from 'node:crypto'
import type { Database } from '#db/database.ts'

/** Every row of every table as text, by table. Comparing two dumps shows what changed. */
export async function dumpDatabase(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const dump: Record<string, string[]> = {}
  for (const { name } of tables) {
    const query = db.selectFrom(name as 'assets').selectAll()
    const rows = await query.execute()
    dump[name] = rows.map((row) => JSON.stringify(row, withoutBytes)).toSorted()
  }
  return dump
}

/** Replaces pictures by their hashes. A JSON replacer sees the result of `Buffer.toJSON`. */
function withoutBytes(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key]
  return given instanceof Uint8Array ? createHash('sha256').update(given).digest('hex') : value
}
