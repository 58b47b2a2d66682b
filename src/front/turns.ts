import type { EventEmitter } from 'node:events'
import { AppError } from '#lib/app-error.ts'
import { createLines } from '#lib/lines.ts'

export type TurnLimits = {
  /** Requests under way; above this, only callers with none under way begin. */
  underWay: number
  /** Requests under way in all. */
  mostUnderWay: number
  /** Requests waiting in all. */
  waiting: number
  waitingOfCaller: number
  /** How long a request waits at most. */
  patienceMs: number
  /** After this a request no longer counts as under way. */
  longestMs: number
}

export type Turn = {
  /** While the caller sends its body, the request does not count. */
  pause: () => void
  resume: () => void
  end: () => void
}

type Waiter = { begin: () => void; refuse: () => void }

export const defaultTurnLimits: TurnLimits = {
  underWay: 64,
  mostUnderWay: 1024,
  waiting: 2048,
  waitingOfCaller: 64,
  patienceMs: 10_000,
  longestMs: 120_000,
}

const RETRY_SECONDS = 5

/**
 * Decides who may ask the site next. A caller with nothing under way begins at once; further requests wait, and
 * callers are served in turn, so that one who asks for a thousand pages delays only itself.
 */
export function createTurns(limits: TurnLimits = defaultTurnLimits) {
  const line = createLines<Waiter>()
  const underWayOf = new Map<string, number>()
  let underWay = 0
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
    line.next(mayBegin)?.begin()
  }

  function wait(caller: string, response: EventEmitter): Promise<void> {
    if (line.sizeOf(caller) >= limits.waitingOfCaller) return Promise.reject(refusal())
    if (line.size() >= limits.waiting) {
      const other = line.lastOfLongest()
      if (!other) return Promise.reject(refusal())
      other.refuse()
    }
    const { patienceMs } = limits
    return waitInLine(line, { caller, response, patienceMs, begin: () => begin(caller), refusal })
  }

  function refusal(): AppError {
    refused++
    return new AppError('unavailable', 'too many waiting requests', { retryAfter: RETRY_SECONDS })
  }

  return {
    /** Resolves when it is the caller's turn. Rejects with a 503 when that takes too long, or on `close`. */
    async take(caller: string, response: EventEmitter): Promise<Turn> {
      if (mayBegin(caller)) begin(caller)
      else await wait(caller, response)
      const turn = createTurn({ begin: () => begin(caller), end: () => end(caller) })
      const timer = setTimeout(turn.end, limits.longestMs).unref()
      return {
        ...turn,
        end() {
          clearTimeout(timer)
          turn.end()
        },
      }
    },
    waiting: line.size,
    /** How many were refused since the last call. */
    takeRefused(): number {
      const taken = refused
      refused = 0
      return taken
    },
  }
}

type Wait = {
  caller: string
  response: EventEmitter
  patienceMs: number
  begin: () => void
  refusal: () => AppError
}

/** Resolves when the line lets the caller begin; rejects when it leaves, is refused or has waited too long. */
function waitInLine(line: ReturnType<typeof createLines<Waiter>>, wait: Wait): Promise<void> {
  const { caller, response } = wait
  return new Promise((resolve, reject) => {
    const stopWaiting = () => {
      clearTimeout(timer)
      response.off('close', leave)
    }
    const waiter: Waiter = {
      begin() {
        stopWaiting()
        wait.begin()
        resolve()
      },
      refuse() {
        stopWaiting()
        reject(wait.refusal())
      },
    }
    const leave = () => {
      stopWaiting()
      line.remove(caller, waiter)
      reject(new AppError('client-gone', 'the caller left while it waited'))
    }
    const timer = setTimeout(() => {
      line.remove(caller, waiter)
      waiter.refuse()
    }, wait.patienceMs)
    response.once('close', leave)
    line.add(caller, waiter)
  })
}

/** Counts as under way, or not. A call that changes nothing is ignored. */
function createTurn({ begin, end }: { begin: () => void; end: () => void }): Turn {
  let state: 'under way' | 'paused' | 'over' = 'under way'
  return {
    pause() {
      if (state !== 'under way') return
      state = 'paused'
      end()
    },
    resume() {
      if (state !== 'paused') return
      state = 'under way'
      begin()
    },
    end() {
      if (state === 'under way') end()
      state = 'over'
    },
  }
}
