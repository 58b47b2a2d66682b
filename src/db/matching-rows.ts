import type { ExpressionBuilder, Kysely, Updateable } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Name = keyof Tables & string
/** The values of some columns, such as a key. */
type Match<Table extends Name> = Readonly<Partial<Tables[Table]>>
type Change<Table extends Name> = { where: Match<Table>; set: Updateable<Tables[Table]> }

/** The first row with these values, with all its columns; `null` if there is none. Not for rows with bytes that nobody needs. */
export async function findRow<Table extends Name>(
  db: Database,
  from: Table,
  match: Match<Table>,
): Promise<Tables[Table] | null> {
  const rows = untyped(db).selectFrom<string>(from).selectAll()
  const row = await rows.where((builder) => allOf(builder, match)).executeTakeFirst()
  return (row as Tables[Table] | undefined) ?? null
}

/** `false` if nothing matched. */
export async function changeRows<Table extends Name>(
  db: Database,
  table: Table,
  { where, set }: Change<Table>,
): Promise<boolean> {
  const rows = untyped(db).updateTable<string>(table).set(set)
  const result = await rows.where((builder) => allOf(builder, where)).executeTakeFirstOrThrow()
  return result.numUpdatedRows > 0n
}

/** `false` if nothing matched. */
export async function removeRows<Table extends Name>(
  db: Database,
  from: Table,
  match: Match<Table>,
): Promise<boolean> {
  const rows = untyped(db).deleteFrom<string>(from)
  const result = await rows.where((builder) => allOf(builder, match)).executeTakeFirstOrThrow()
  return result.numDeletedRows > 0n
}

type AnyTables = Record<string, Record<string, unknown>>

/** Kysely leaves out conditions without a value, so more rows would match than intended. */
function allOf({ and }: ExpressionBuilder<AnyTables, string>, match: Record<string, unknown>) {
  const values = Object.values(match)
  if (values.length === 0 || values.includes(undefined)) {
    throw new Error(`a condition is missing: ${Object.keys(match).join(', ')}`)
  }
  return and(match)
}

/** Kysely cannot work out the columns of a table that only the caller knows. */
function untyped(db: Database) {
  return db as unknown as Kysely<AnyTables>
}
