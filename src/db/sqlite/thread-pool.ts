import { type SqliteThread, startSqliteThread } from './sqlite-thread.ts'
import { createTurns } from './turns.ts'

export type Lease = {
  thread: SqliteThread
  /** `spent`: nobody else may have this connection, because of what is left in it. */
  end: (options: { spent: boolean }) => void
}

export type ThreadPool = {
  /** A connection for one alone, until the lease ends. */
  lease: (waitMs: number) => Promise<Lease>
  close: () => Promise<void>
}

type PoolOptions = { file: string; most: number; mostWaiting: number }

/** Connections to one file. They are opened when all others are in use, and replaced when they break. */
export function createThreadPool({ file, most, mostWaiting }: PoolOptions): ThreadPool {
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
    // The one that was used last: in a quiet process the others do not wake up.
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.isUsable()) return thread
    }
    return null
  }

  return {
    async lease(waitMs) {
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
          // A thread that is stuck counts until it has ended, or there would be ever more of them.
          void thread.ended.then(endTurn)
        },
      }
    },
    async close() {
      await Promise.all([...threads].map((thread) => thread.close()))
    },
  }
}
