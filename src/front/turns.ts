import type { EventEmitter } from 'node:events'
import { AppError } from '#lib/node/app-error.ts'
import { createOwnTime } from './own-time.ts'
import { createSharedTurns } from './shared-turns.ts'
import { createTurn, type Turn } from './turn.ts'
import { createTwoLines, type TwoLines } from './two-lines.ts'
import { type Waiter, waitInLine } from './wait-in-line.ts'

export type TurnLimits = typeof defaultTurnLimits

export const defaultTurnLimits = {
  /** Requests under way; above this, only callers with none under way begin. */
  underWay: 64,
  /** Requests under way in all. */
  mostUnderWay: 1024,
  /** Requests waiting in all. */
  waiting: 2048,
  waitingOfCaller: 64,
  /** How long a request waits at most. */
  patienceMs: 10_000,
  /** After this a request no longer counts as under way. */
  longestMs: 120_000,
  ownMs: 500,
  ownMsPerSecond: 1,
  mostMsPerPart: 100,
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
  const lines = createTwoLines<Waiter>()
  const ownTime = createOwnTime(limits, now)
  const shared = createSharedTurns({ now, onRested: beginNext })
  let underWay = 0
  const refusals = createRefusals()

  const hasUsedUp = (caller: string) => !isUnlimited(caller) && ownTime.isUsedUp(caller)

  function mayBegin(caller: string): boolean {
    if (underWay < limits.underWay) return true
    return !ownTime.hasUnderWay(caller) && underWay < limits.mostUnderWay
  }

  function beginNext(): void {
    // Callers who have used up their time meanwhile move to the other line.
    const mayBeginItself = (caller: string) => mayBegin(caller) && !hasUsedUp(caller)
    const nextOwn = () => lines.own.next(mayBeginItself)
    for (let next = nextOwn(); next; next = nextOwn()) next.begin(false)
    const nextShared = () => (shared.isFree() ? lines.shared.next(mayBegin) : null)
    for (let next = nextShared(); next; next = nextShared()) next.begin(true)
  }

  /** A part of a turn is under way until the returned function is called, which returns how long shared turns rest for it. */
  function beginPart(caller: string, isShared: boolean): () => number {
    underWay++
    const endOwn = ownTime.begin(caller, { isPaid: !isShared })
    const endShared = isShared ? shared.begin() : () => 0
    return () => {
      underWay--
      endOwn()
      if (hasUsedUp(caller)) lines.moveToShared(caller)
      return endShared()
    }
  }

  function begin(caller: string, isShared: boolean): Turn {
    return createTurn({
      beginPart: () => beginPart(caller, isShared),
      longestMs: limits.longestMs,
      onPause: beginNext,
      onEnd(restMs) {
        if (isShared) shared.rest(restMs, lines.othersInShared(caller))
        beginNext()
      },
    })
  }

  function wait(caller: string, response: EventEmitter): Promise<Turn> {
    if (!makeRoom(lines, caller, limits)) return Promise.reject(refusals.next())
    const line = hasUsedUp(caller) ? lines.shared : lines.own
    return waitInLine({
      add: (waiter) => line.add(caller, waiter),
      remove: (waiter) => lines.remove(caller, waiter),
      response,
      patienceMs: limits.patienceMs,
      begin: (isShared) => begin(caller, isShared),
      refusal: refusals.next,
    })
  }

  return {
    /** Resolves when it is the caller's turn. Rejects with a 503 when that takes too long, or on `close`. */
    async take(caller: string, response: EventEmitter): Promise<Turn> {
      const isShared = hasUsedUp(caller)
      const hasTurn = !isShared || (shared.isFree() && lines.shared.size() === 0)
      return hasTurn && mayBegin(caller) ? begin(caller, isShared) : wait(caller, response)
    },
    waiting: lines.size,
    /** How many were refused since the last call. */
    takeRefused: refusals.createCount(),
    /** The same for somebody else, who calls at other times. */
    takeRefusedLately: refusals.createCount(),
  }
}

/** Returns whether the caller may wait. If too many wait, refuses one of a caller with several instead. */
function makeRoom(lines: TwoLines<Waiter>, caller: string, limits: TurnLimits): boolean {
  if (lines.sizeOf(caller) >= limits.waitingOfCaller) return false
  if (lines.size() < limits.waiting) return true
  const other = lines.lastOfLongest()
  other?.refuse()
  return other !== null
}

function createRefusals() {
  let ever = 0
  return {
    next(): AppError {
      ever++
      return new AppError('unavailable', 'too many waiting requests', { retryAfter: RETRY_SECONDS })
    },
    /** Returns a function that counts the refusals since its last call. */
    createCount() {
      let counted = 0
      return (): number => {
        const more = ever - counted
        counted = ever
        return more
      }
    },
  }
}
