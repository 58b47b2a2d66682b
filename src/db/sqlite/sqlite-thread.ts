import { Worker } from 'node:worker_threads'
import { unavailable } from '../unavailable.ts'
import type { FromThread, ToThread } from './messages.ts'
import { toSqliteError } from './sqlite-failure.ts'

export type SqliteThread = {
  /** One at a time. Refused after `limitMs`, and then the thread is of no more use. */
  ask: (message: ToThread, limitMs: number) => Promise<Rows>
  isUsable: () => boolean
  /** After what is under way, if that does not take too long. An open transaction is rolled back. */
  close: () => Promise<void>
  /** Resolves when the thread has ended, for whatever reason, or is no longer waited for. */
  ended: Promise<void>
}

export type Rows = Extract<FromThread, { kind: 'rows' }>

const SCRIPT = new URL('./connection-thread.mjs', import.meta.url)
const CLOSE_MS = 10_000
/** Rows go in chunks, so this is ample. */
const HEAP_MB = 256

/** Starts a thread with a connection to the file, which is opened for the first statement. */
export function startSqliteThread(file: string): SqliteThread {
  // No environment and no flags of this process: the thread needs neither, and inspectors collide.
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB }
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
    // Native code runs to its end first; nobody waits for it.
    void worker.terminate()
  }

  worker.on('message', (message: FromThread) => pending?.resolve(message))
  worker.on('error', (error) => giveUp(unavailable('the connection has failed', error)))
  worker.on('exit', () => {
    giveUp(unavailable('the connection has ended'))
    ended.resolve()
  })

  async function ask(message: ToThread, limitMs: number): Promise<Rows> {
    // The process stays alive for a statement, but not for a thread that does nothing.
    worker.ref()
    // Starting a thread is no part of the statement's time.
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
      // Made here, so that the stack says who asked.
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
    async close() {
      isUsable = false
      worker.postMessage({ kind: 'close' } satisfies ToThread)
      const timer = setTimeout(ended.resolve, CLOSE_MS)
      await ended.promise
      clearTimeout(timer)
      void worker.terminate()
    },
    ended: ended.promise,
  }
}

/** The caller keeps its bytes: copies of them are made for the thread, and handed over. */
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
