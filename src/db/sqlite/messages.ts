/** What the main thread and the thread of one SQLite connection say to each other, see `connection-thread.mjs`. */
export type ToThread =
  | ({ kind: 'run' } & Statement)
  /** The next rows of the statement that is under way. */
  | { kind: 'more' }
  /** No more rows are wanted of it. */
  | { kind: 'stop' }
  /** Does nothing when the failure has ended the transaction already. */
  | { kind: 'rollback' }
  | { kind: 'close' }

export type Statement = {
  sql: string
  parameters: readonly unknown[]
  /** Only queries: whatever writes must run to its end at once. */
  inChunks: boolean
  /** How long it may wait while another connection holds a lock. */
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
