import { unavailable } from '../unavailable.ts'
import { type SqliteThread, startSqliteThread } from './sqlite-thread.ts'
import { createTurns } from './turns.ts'

export type Lease = {
  thread: SqliteThread
  /** `spent`: do not reuse this connection, because of what is left in it. */
  end: (options: { spent: boolean }) => void
}

export type ThreadPool = ReturnType<typeof createThreadPool>

type PoolOptions = {
  file: string
  most: number
  mostWaiting: number
  /** For tests, which wait less long. */
  restMs?: number
}

/** A connection is closed after being idle for at least this time, and at most twice as long. */
const REST_MS = 10_000

/** Longer than a short statement takes: the timers of a quiet process often ask at the same moment. */
const SOON_MS = 50

/**
 * Connections to one file. A new one is opened when all others stay in use for a moment, or to replace a broken one. In a
 * quiet process one stays open.
 */
export function createThreadPool({ file, most, mostWaiting, restMs = REST_MS }: PoolOptions) {
  const turns = createTurns({ atOnce: most, mostWaiting, of: 'a connection' })
  const threads = new Set<SqliteThread>()
  const idle = createIdleThreads(restMs)
  /** Callers who wait for a moment, first come first. */
  const hopeful = new Set<(thread: SqliteThread | null) => void>()

  let isClosed = false

  function start(): SqliteThread {
    if (isClosed) throw unavailable('the database is closed')
    const thread = startSqliteThread(file)
    threads.add(thread)
    void thread.ended.then(() => threads.delete(thread))
    return thread
  }

  /** The next connection that another caller has done with; `null` if that takes too long. */
  function findSoon(): Promise<SqliteThread | null> {
    const { promise, resolve } = Promise.withResolvers<SqliteThread | null>()
    const timer = setTimeout(() => take(null), SOON_MS)
    function take(thread: SqliteThread | null): void {
      clearTimeout(timer)
      hopeful.delete(take)
      resolve(thread)
    }
    hopeful.add(take)
    return promise
  }

  async function getThread(): Promise<SqliteThread> {
    return idle.find() ?? (threads.size > 0 ? await findSoon() : null) ?? start()
  }

  function giveBack(thread: SqliteThread): void {
    const [first] = hopeful
    if (first) first(thread)
    else idle.add(thread)
  }

  return {
    /** An exclusive connection until the lease ends. */
    async lease(waitMs: number): Promise<Lease> {
      const endTurn = await turns.take(waitMs)
      const thread = await getThread().catch((error) => {
        endTurn()
        throw error
      })
      return {
        thread,
        end({ spent }) {
          if (thread.isUsable() && !spent) {
            giveBack(thread)
            return endTurn()
          }
          if (spent) void thread.close()
          // A stuck thread counts until it has ended. Otherwise their number would grow.
          void thread.ended.then(endTurn)
        },
      }
    },
    async close(): Promise<void> {
      isClosed = true
      idle.stop()
      for (const take of [...hopeful]) take(null)
      await Promise.all([...threads].map((thread) => thread.close()))
    },
  }
}

/** Threads that nobody uses. Closes those that stay idle for long, but always keeps one. */
function createIdleThreads(restMs: number) {
  const idle: SqliteThread[] = []
  /** The threads that have been idle since the last look. */
  const resting = new Set<SqliteThread>()
  let nextLook: NodeJS.Timeout | null = null

  function closeResting(): void {
    nextLook = null
    for (const thread of idle.slice(0, -1)) {
      if (!resting.has(thread)) resting.add(thread)
      else {
        resting.delete(thread)
        idle.splice(idle.indexOf(thread), 1)
        void thread.close()
      }
    }
    if (idle.length > 1) lookLater()
  }

  function lookLater(): void {
    nextLook ??= setTimeout(closeResting, restMs).unref()
  }

  return {
    add(thread: SqliteThread): void {
      idle.push(thread)
      if (idle.length > 1) lookLater()
    },
    find(): SqliteThread | null {
      // The one used last, so that in a quiet process the others stay asleep.
      for (let thread = idle.pop(); thread; thread = idle.pop()) {
        resting.delete(thread)
        if (thread.isUsable()) return thread
      }
      return null
    },
    stop(): void {
      if (nextLook) clearTimeout(nextLook)
    },
  }
}
