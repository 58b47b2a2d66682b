import { AppError } from '#lib/app-error.ts'

export type TurnLimits = {
  /** Requests under way in the site, unless every caller has just one. */
  underWay: number
  /** Requests under way, whoever asks. */
  mostUnderWay: number
  /** Requests that wait for their turn. */
  waiting: number
  /** Those of one caller. */
  waitingOfCaller: number
  patienceMs: number
}

type Waiter = { begin: () => void; refuse: () => void }

export const defaultTurnLimits: TurnLimits = {
  underWay: 64,
  mostUnderWay: 1024,
  waiting: 2048,
  waitingOfCaller: 64,
  patienceMs: 10_000,
}

const RETRY_SECONDS = 5

/**
 * Who may ask the site next. A caller with nothing under way never waits for others; callers with more take turns, so
 * that one who asks for a thousand pages delays nobody but itself.
 */
export function createTurns(limits: TurnLimits = defaultTurnLimits) {
  const underWayOf = new Map<string, number>()
  // In the order of their next turns.
  const queues = new Map<string, Waiter[]>()
  let underWay = 0
  let waiting = 0
  let refused = 0

  function mayBegin(caller: string): boolean {
    if (underWay < limits.underWay) return true
    return !underWayOf.has(caller) && underWay < limits.mostUnderWay
  }

  function begin(caller: string): void {
    underWay++
    underWayOf.set(caller, (underWayOf.get(caller) ?? 0) + 1)
  }

  function end(caller: string): void {
    underWay--
    const left = (underWayOf.get(caller) ?? 1) - 1
    if (left > 0) underWayOf.set(caller, left)
    else underWayOf.delete(caller)
    callNext()
  }

  function callNext(): void {
    for (const [caller, queue] of queues) {
      if (!mayBegin(caller)) continue
      const next = queue.shift()
      queues.delete(caller)
      // Behind all others, who have waited longer for a turn.
      if (queue.length > 0) queues.set(caller, queue)
      if (next) {
        waiting--
        next.begin()
      }
      return
    }
  }

  /** Resolves when it is the caller's turn. Rejects with a 503 when that takes too long. */
  function wait(caller: string): Promise<void> {
    const queue = queues.get(caller) ?? []
    if (queue.length >= limits.waitingOfCaller) return Promise.reject(refusal())
    if (waiting >= limits.waiting) refuseOneOfLongest()
    waiting++
    queues.set(caller, queue)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        remove(caller, waiter)
        waiter.refuse()
      }, limits.patienceMs)
      const waiter: Waiter = {
        begin() {
          clearTimeout(timer)
          begin(caller)
          resolve()
        },
        refuse() {
          clearTimeout(timer)
          reject(refusal())
        },
      }
      queue.push(waiter)
    })
  }

  function remove(caller: string, waiter: Waiter): void {
    const queue = queues.get(caller)
    const place = queue?.indexOf(waiter) ?? -1
    if (!queue || place < 0) return
    queue.splice(place, 1)
    waiting--
    if (queue.length === 0) queues.delete(caller)
  }

  function refuseOneOfLongest(): void {
    const [longest] = [...queues].sort(([, one], [, other]) => other.length - one.length)
    const waiter = longest?.[1].at(-1)
    if (!longest || !waiter) return
    remove(longest[0], waiter)
    waiter.refuse()
  }

  function refusal(): AppError {
    refused++
    return new AppError('unavailable', 'too many requests wait', { retryAfter: RETRY_SECONDS })
  }

  return {
    /** Runs `work` when it is the caller's turn. */
    async take<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
      if (mayBegin(caller)) begin(caller)
      else await wait(caller)
      try {
        return await work()
      } finally {
        end(caller)
      }
    },
    waiting: () => waiting,
    /** How many were refused since the last call. */
    takeRefused(): number {
      const taken = refused
      refused = 0
      return taken
    },
  }
}
