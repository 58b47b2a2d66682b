import { unavailable } from '../unavailable.ts'

export type Turns = ReturnType<typeof createTurns>

type TurnsOptions = {
  /** How many turns run at the same time. */
  atOnce: number
  mostWaiting: number
  /** The name of the resource, for the error message. */
  of: string
}

type Waiting = { start: () => void; timer: NodeJS.Timeout }

/** Limits how many use a resource at once. Waiting callers get their turn in order. */
export function createTurns({ atOnce, mostWaiting, of }: TurnsOptions) {
  let running = 0
  const queue = new Set<Waiting>()

  function start(): () => void {
    running += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      running -= 1
      const [next] = queue
      if (!next) return
      queue.delete(next)
      clearTimeout(next.timer)
      next.start()
    }
  }

  return {
    /** Resolves to a function that ends the turn. Rejects when too many wait, or after `waitMs`. */
    async take(waitMs: number): Promise<() => void> {
      if (running < atOnce) return start()
      if (queue.size >= mostWaiting) throw unavailable(`too many wait for ${of}`)
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          if (!queue.delete(waiting)) return
          reject(unavailable(`${of} was not free within ${Math.round(waitMs)} ms`))
        }
        // After a long turn of the event loop, timers fire before the messages that free the resource are read.
        const timer = setTimeout(() => setImmediate(giveUp), waitMs)
        const waiting = { start: () => resolve(start()), timer }
        queue.add(waiting)
      })
    },
  }
}
