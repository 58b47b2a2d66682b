import { Worker } from 'node:worker_threads'
import { unavailable } from '../unavailable.ts'
import type { FromThread, ToThread } from './messages.ts'

export type SqliteThread = ReturnType<typeof startSqliteThread>

export type Rows = Extract<FromThread, { kind: 'rows' }>

const SCRIPT = new URL('./connection-thread.mjs', import.meta.url)
const CLOSE_MS = 10_000
/** Ample, because rows are sent in chunks. */
const HEAP_MB = 256
const YOUNG_MB = 3

/** Starts a thread with a connection. It opens the file with the first statement. */
export function startSqliteThread(file: string) {
  // Without this process's environment and flags: the thread needs neither, and inspectors would collide.
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB }
  const worker = new Worker(SCRIPT, { workerData: { file }, env: {}, execArgv: [], resourceLimits })
  worker.unref()
  const started = new Promise<void>((resolve) => {
    worker.once('online', resolve)
    worker.once('exit', resolve)
  })
  const ended = Promise.withResolvers<void>()
  let pending: PromiseWithResolvers<FromThread> | null = null
  let isUsable = true

  function giveUp(reason: Error): void {
    isUsable = false
    pending?.reject(reason)
    // Native code runs to its end first; we do not wait for it.
    void worker.terminate()
  }

  worker.on('message', (message: FromThread) => pending?.resolve(message))
  worker.on('error', (error) => giveUp(unavailable('the connection has failed', error)))
  worker.on('exit', () => {
    giveUp(unavailable('the connection has ended'))
    ended.resolve()
  })

  /** One at a time. Rejects after `limitMs`, and then the thread is unusable. */
  async function ask(message: ToThread, limitMs: number): Promise<Rows> {
    // A running statement keeps the process alive; an idle thread does not.
    worker.ref()
    // Starting the thread does not count towards the statement's time.
    await started
    if (!isUsable) throw unavailable('the connection has ended')
    pending = Promise.withResolvers()
    const timer = setTimeout(
      () => giveUp(unavailable(`a statement took longer than ${Math.round(limitMs)} ms`)),
      limitMs,
    )
    try {
      worker.postMessage(message, buffersIn(message))
      const answer = await pending.promise
      // Created here, so that the stack shows the caller.
      if (answer.kind === 'failed') throw toSqliteError(answer)
      return answer
    } finally {
      pending = null
      clearTimeout(timer)
      worker.unref()
    }
  }

  return {
    ask,
    isUsable: () => isUsable,
    /** Waits for the running statement, if that does not take too long. Rolls back an open transaction. */
    async close(): Promise<void> {
      isUsable = false
      worker.postMessage({ kind: 'close' } satisfies ToThread)
      const timer = setTimeout(ended.resolve, CLOSE_MS)
      await ended.promise
      clearTimeout(timer)
      void worker.terminate()
    },
    /** Resolves when the thread has ended, for whatever reason, or when waiting for it has timed out. */
    ended: ended.promise,
  }
}

/** Copies bytes before transferring them to the thread, so the caller keeps its own. */
function buffersIn(message: ToThread): ArrayBuffer[] {
  if (message.kind !== 'run') return []
  const copies: ArrayBuffer[] = []
  message.parameters = message.parameters.map((value) => {
    if (!(value instanceof Uint8Array)) return value
    const copy = new Uint8Array(value)
    copies.push(copy.buffer)
    return copy
  })
  return copies
}

type Failed = Extract<FromThread, { kind: 'failed' }>

/** SQLite's primary result codes for problems with the disk or a lock, not with the statement. */
const passing: Record<number, string> = {
  5: 'another process holds the write lock',
  6: 'a table is locked',
  7: 'memory is short',
  8: 'the file is read-only',
  10: 'the disk failed',
  13: 'the disk is full',
  14: 'the file could not be opened',
  15: 'the file could not be locked',
}

/** Turns a failure in the thread into an error for the caller. */
function toSqliteError({ message, code, errcode }: Failed): Error {
  const cause = Object.assign(new Error(message), { code, errcode })
  // The lower byte is the primary code, the rest says more about it.
  const what = errcode === undefined ? undefined : passing[errcode & 0xff]
  return what === undefined ? cause : unavailable(what, cause)
}
