/** Time-outs of database calls, in milliseconds. */
export type DatabaseLimits = {
  /** Waiting for a connection or a lock. */
  lockWaitMs: number
  /** Running one statement, after that wait. */
  statementMs: number
}

/** For requests: a visitor is waiting. */
export const requestLimits: DatabaseLimits = { lockWaitMs: 5000, statementMs: 10_000 }

/** For commands and migrations: only the operator is waiting. */
export const commandLimits: DatabaseLimits = { lockWaitMs: 120_000, statementMs: 1_800_000 }
