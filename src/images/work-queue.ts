export type WorkQueue = {
  /** Nothing is done when too many wait already: in this line, or in all of them. */
  run: <Result>(task: () => Promise<Result>, line?: string) => Promise<Result> | QueueRefusal
  /** Nobody waits and a place is free. */
  isCalm: () => boolean
}

export type QueueRefusal = 'line-is-full' | 'all-is-full'

export type WorkQueueOptions = {
  atOnce: number
  /** How many wait at most, of one line and of all. */
  mostOfLine: number
  most: number
}

/**
 * A few at a time, and a bounded number that waits. Lines take turns: whoever is alone in one waits for what runs,
 * however long another line is.
 */
export function createWorkQueue({ atOnce, mostOfLine, most }: WorkQueueOptions): WorkQueue {
  // The line whose turn is next comes first; there are no empty ones.
  const lines = new Map<string, (() => void)[]>()
  let waiting = 0
  let running = 0

  function enter(line: string): Promise<void> {
    waiting++
    return new Promise((resolve) => {
      const others = lines.get(line)
      if (others) others.push(resolve)
      else lines.set(line, [resolve])
    })
  }

  function putLast(line: string): void {
    const own = lines.get(line)
    lines.delete(line)
    if (own && own.length > 0) lines.set(line, own)
  }

  function takeNext(): (() => void) | undefined {
    const [first] = lines
    if (!first) return undefined
    const [line, own] = first
    const next = own.shift()
    putLast(line)
    waiting--
    return next
  }

  async function start<Result>(task: () => Promise<Result>, line: string): Promise<Result> {
    if (running >= atOnce) await enter(line)
    else running++
    try {
      return await task()
    } finally {
      // Also behind those who came while it ran.
      putLast(line)
      // The place is handed on, so that nobody slips in between.
      const next = takeNext()
      if (next) next()
      else running--
    }
  }

  return {
    run(task, line = '') {
      if (waiting >= most) return 'all-is-full'
      if ((lines.get(line)?.length ?? 0) >= mostOfLine) return 'line-is-full'
      return start(task, line)
    },
    isCalm: () => running < atOnce,
  }
}
