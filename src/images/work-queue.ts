export type WorkQueue = {
  /** `null`, and nothing is done, when too many wait already. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result> | null
  /** Nobody waits and a place is free. */
  isCalm: () => boolean
}

/** A few at a time, and a bounded number that waits: each waiting one holds memory. */
export function createWorkQueue({ atOnce, most }: { atOnce: number; most: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  async function start<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return {
    run: (task) => (waiting.length >= most ? null : start(task)),
    isCalm: () => running < atOnce,
  }
}
