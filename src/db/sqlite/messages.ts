/** Messages between the main thread and the thread of one SQLite connection, see `connection-thread.mjs`. */
export type ToThread =
  | ({ kind: 'run' } & Statement)
  /** Requests the next rows of the running statement. */
  | { kind: 'more' }
  /** Ends the running statement. */
  | { kind: 'stop' }
  /** Does nothing if the failure has already ended the transaction. */
  | { kind: 'rollback' }
  | { kind: 'close' }

export type Statement = {
  sql: string
  parameters: readonly unknown[]
  /** Only for queries: a write must run to its end at once. */
  inChunks: boolean
  /** How long to wait while another connection holds a lock. */
  lockWaitMs: number
}

export type FromThread =
  | {
      kind: 'rows'
      rows: Record<string, unknown>[]
      isLast: boolean
      changes?: number | bigint
      lastInsertRowid?: number | bigint
    }
  | { kind: 'failed'; message: string; code: string | undefined; errcode: number | undefined }
