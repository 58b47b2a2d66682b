import type { EventEmitter } from 'node:events'
import { AppError } from '#lib/app-error.ts'
import { createLines } from '#lib/lines.ts'
import { createRateLimit } from '#lib/rate-limit.ts'
import { createSharedTurns } from './shared-turns.ts'

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
  /** A caller's own time: how much it may use at once, and how much it regains per second. */
  ownMs: number
  ownMsPerSecond: number
  /** A turn costs at most so much of it, because a busy site makes the turns of all callers longer. */
  dearestMs: number
}

export type Turn = {
  /** While the caller sends its body, the request does not count. */
  pause: () => void
  resume: () => void
  end: () => void
}

type EndTurn = () => void

type Waiter = { begin: () => void; refuse: () => void }

export const defaultTurnLimits: TurnLimits = {
  underWay: 64,
  mostUnderWay: 1024,
  waiting: 2048,
  waitingOfCaller: 64,
  patienceMs: 10_000,
  longestMs: 120_000,
  ownMs: 500,
  ownMsPerSecond: 1,
  dearestMs: 100,
}

const RETRY_SECONDS = 5

/**
 * Decides who may ask the site next. A caller with nothing under way begins at once; further requests wait, and
 * callers are served in turn, so that one who asks for a thousand pages delays only itself. Callers pay with time of their own
 * while they have a request under way, wherever the work is done. Those who have used it up take turns that they share
 * (`shared-turns.ts`), unless they are unlimited.
 */
export function createTurns(
  limits: TurnLimits = defaultTurnLimits,
  isUnlimited: (caller: string) => boolean = () => false,
) {
  const now = () => performance.now()
  const line = createLines<Waiter>()
  const ownTime = createRateLimit({ rate: limits.ownMsPerSecond, burst: limits.ownMs, now })
  const shared = createSharedTurns({ now, onRested: beginNext })
  const underWayOf = new Map<string, { count: number; paidUntil: number }>()
  let underWay = 0
  let refused = 0

  function hasUsedUp(caller: string): boolean {
    if (isUnlimited(caller)) return false
    const paidUntil = underWayOf.get(caller)?.paidUntil
    return ownTime.isUsedUp(caller, paidUntil === undefined ? 0 : now() - paidUntil)
  }

  function mayBegin(caller: string): boolean {
    if (hasUsedUp(caller) && !shared.isFree()) return false
    if (underWay < limits.underWay) return true
    return !underWayOf.has(caller) && underWay < limits.mostUnderWay
  }

  /** Counts a request as under way until the returned function is called. */
  function begin(caller: string): EndTurn {
    const from = now()
    const isShared = hasUsedUp(caller)
    const own = underWayOf.get(caller) ?? { count: 0, paidUntil: from }
    underWayOf.set(caller, own)
    own.count++
    underWay++
    if (isShared) shared.begin()
    return () => {
      const to = now()
      underWay--
      own.count--
      if (own.count === 0) underWayOf.delete(caller)
      if (isShared) shared.end(to - from, line.count())
      // Requests at the same time cost as much as one.
      else ownTime.charge(caller, Math.min(to - own.paidUntil, limits.dearestMs))
      own.paidUntil = to
      beginNext()
    }
  }

  function beginNext(): void {
    for (let next = line.next(mayBegin); next; next = line.next(mayBegin)) next.begin()
  }

  function wait(caller: string, response: EventEmitter): Promise<EndTurn> {
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
      const end = mayBegin(caller) ? begin(caller) : await wait(caller, response)
      const turn = createTurn(end, () => begin(caller))
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
  begin: () => EndTurn
  refusal: () => AppError
}

/** Resolves when the line lets the caller begin; rejects when it leaves, is refused or has waited too long. */
function waitInLine(line: ReturnType<typeof createLines<Waiter>>, wait: Wait): Promise<EndTurn> {
  const { caller, response } = wait
  return new Promise((resolve, reject) => {
    const stopWaiting = () => {
      clearTimeout(timer)
      response.off('close', leave)
    }
    const waiter: Waiter = {
      begin() {
        stopWaiting()
        resolve(wait.begin())
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
function createTurn(end: EndTurn, begin: () => EndTurn): Turn {
  let endPart: EndTurn | null = end
  let isOver = false

  function pause(): void {
    endPart?.()
    endPart = null
  }

  return {
    pause,
    resume() {
      if (!isOver) endPart ??= begin()
    },
    end() {
      pause()
      isOver = true
    },
  }
}
