/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const ofSqlite = [2067, 1555]
const OF_POSTGRES = '23505'

/** Whether a statement failed because another row has the value already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  return code === OF_POSTGRES || ofSqlite.some((one) => one === errcode)
}
