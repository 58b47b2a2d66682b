import { type SqliteThread, startSqliteThread } from './sqlite-thread.ts'
import { createTurns } from './turns.ts'

export type Lease = {
  thread: SqliteThread
  /** `spent`: do not reuse this connection, because of what is left in it. */
  end: (options: { spent: boolean }) => void
}

export type ThreadPool = ReturnType<typeof createThreadPool>

type PoolOptions = { file: string; most: number; mostWaiting: number }

/** Connections to one file. A new one is opened when all others are in use, or to replace a broken one. */
export function createThreadPool({ file, most, mostWaiting }: PoolOptions) {
  const turns = createTurns({ atOnce: most, mostWaiting, of: 'a connection' })
  const threads = new Set<SqliteThread>()
  const idle: SqliteThread[] = []

  function start(): SqliteThread {
    const thread = startSqliteThread(file)
    threads.add(thread)
    void thread.ended.then(() => threads.delete(thread))
    return thread
  }

  function findIdle(): SqliteThread | null {
    // The one used last, so that in a quiet process the others stay asleep.
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.isUsable()) return thread
    }
    return null
  }

  return {
    /** An exclusive connection until the lease ends. */
    async lease(waitMs: number): Promise<Lease> {
      const endTurn = await turns.take(waitMs)
      const thread = findIdle() ?? start()
      return {
        thread,
        end({ spent }) {
          if (thread.isUsable() && !spent) {
            idle.push(thread)
            return endTurn()
          }
          if (spent) void thread.close()
          // A stuck thread counts until it has ended. Otherwise their number would grow.
          void thread.ended.then(endTurn)
        },
      }
    },
    async close(): Promise<void> {
      await Promise.all([...threads].map((thread) => thread.close()))
    },
  }
}
