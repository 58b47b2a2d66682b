/** How long the database may keep somebody waiting, in milliseconds. */
export type DatabaseLimits = {
  /** For a connection, and for a lock that somebody else holds. */
  lockWaitMs: number
  /** For one statement, from when it has what it waits for. */
  statementMs: number
}

/** Somebody waits for a page or a form. */
export const requestLimits: DatabaseLimits = { lockWaitMs: 5000, statementMs: 10_000 }

/** A command or a migration: nobody waits but the operator. */
export const commandLimits: DatabaseLimits = { lockWaitMs: 120_000, statementMs: 1_800_000 }
