import { gone } from './gone.ts'
import { createLines } from './lines.ts'

export type WorkQueue = ReturnType<typeof createWorkQueue>

export type QueuePlace = { line?: string; signal?: AbortSignal | undefined }

export type QueueRefusal = 'line-is-full' | 'all-is-full'

export type WorkQueueOptions = {
  atOnce: number
  /** How many may wait, in one queue and in all queues. */
  mostOfLine: number
  most: number
}

/**
 * Runs a few tasks at a time and bounds how many wait. Queues take turns: a task alone in its queue waits only for
 * running tasks, however long another queue is.
 */
export function createWorkQueue({ atOnce, mostOfLine, most }: WorkQueueOptions) {
  const lines = createLines<() => void>()
  let running = 0

  async function enter(line: string, signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    lines.add(line, resolve)
    const onAbort = () => {
      if (lines.remove(line, resolve)) reject(gone())
    }
    signal?.addEventListener('abort', onAbort)
    await promise.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  async function start<Result>(
    task: () => Promise<Result>,
    { line, signal }: { line: string; signal: AbortSignal | undefined },
  ): Promise<Result> {
    if (signal?.aborted) throw gone()
    if (running >= atOnce) await enter(line, signal)
    else running++
    try {
      return await task()
    } finally {
      // Moves behind queues that came while it ran.
      lines.toBack(line)
      // Passes the place on, so that no other task takes it.
      const next = lines.next()
      if (next) next()
      else running--
    }
  }

  return {
    /**
     * Refuses the task when too many wait in this queue or in all of them. Rejects with `client-gone` if the signal
     * aborts before the task has begun.
     */
    run<Result>(
      task: () => Promise<Result>,
      { line = '', signal }: QueuePlace = {},
    ): Promise<Result> | QueueRefusal {
      if (lines.size() >= most) return 'all-is-full'
      if (lines.sizeOf(line) >= mostOfLine) return 'line-is-full'
      return start(task, { line, signal })
    },
    /** Never refuses. For the rest of a task that was accepted. */
    runAdmitted: <Result>(
      task: () => Promise<Result>,
      { line = '', signal }: QueuePlace = {},
    ): Promise<Result> => start(task, { line, signal }),
    /** Whether no task waits and a place is free. */
    isCalm: () => running < atOnce,
  }
}
