import { gone } from './gone.ts'

export type WorkQueue = {
  /**
   * Refuses the task when too many wait in this queue or in all of them. Rejects with `client-gone` if the signal
   * aborts before the task has begun.
   */
  run: <Result>(task: () => Promise<Result>, place?: QueuePlace) => Promise<Result> | QueueRefusal
  /** Whether nobody waits and a place is free. */
  isCalm: () => boolean
}

type QueuePlace = { line?: string; signal?: AbortSignal | undefined }

export type QueueRefusal = 'line-is-full' | 'all-is-full'

export type WorkQueueOptions = {
  atOnce: number
  /** The most that wait, in one queue and in all. */
  mostOfLine: number
  most: number
}

/** Called at the waiting task's turn. */
type Waiting = () => void

/**
 * Runs a few tasks at a time and bounds how many wait. Queues take turns: a task alone in its queue waits only for
 * running tasks, however long another queue is.
 */
export function createWorkQueue({ atOnce, mostOfLine, most }: WorkQueueOptions): WorkQueue {
  // The queue whose turn is next comes first; there are no empty ones.
  const lines = new Map<string, Waiting[]>()
  let waiting = 0
  let running = 0

  async function enter(line: string, signal?: AbortSignal): Promise<void> {
    waiting++
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const others = lines.get(line)
    if (others) others.push(resolve)
    else lines.set(line, [resolve])
    const onAbort = () => {
      if (leave(line, resolve)) reject(gone())
    }
    signal?.addEventListener('abort', onAbort)
    await promise.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  /** `false` when its turn has come already. */
  function leave(line: string, place: Waiting): boolean {
    const own = lines.get(line) ?? []
    const at = own.indexOf(place)
    if (at < 0) return false
    own.splice(at, 1)
    if (own.length === 0) lines.delete(line)
    waiting--
    return true
  }

  function putLast(line: string): void {
    const own = lines.get(line)
    lines.delete(line)
    if (own && own.length > 0) lines.set(line, own)
  }

  function takeNext(): Waiting | undefined {
    const [first] = lines
    if (!first) return undefined
    const [line, own] = first
    const next = own.shift()
    putLast(line)
    waiting--
    return next
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
      // Moves behind those that came while it ran.
      putLast(line)
      // Passes the place on, so that no other task takes it.
      const next = takeNext()
      if (next) next()
      else running--
    }
  }

  return {
    run(task, { line = '', signal } = {}) {
      if (waiting >= most) return 'all-is-full'
      if ((lines.get(line)?.length ?? 0) >= mostOfLine) return 'line-is-full'
      return start(task, { line, signal })
    },
    isCalm: () => running < atOnce,
  }
}
