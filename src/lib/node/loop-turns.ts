import { createLines } from './lines.ts'
import { threadTime } from './thread-time.ts'
import type { Work } from './work.ts'

/** Work done without a pause. `ms` counts only while this thread ran. */
export type Slice = { steps: number; ms: number }

export type TurnOptions = {
  /** The caller whose queue the work waits in; queues take turns. `null` is the site itself, with every other turn. */
  line?: string | null
  /** Whether nobody waits for it yet. Then it gets every fourth turn while other work waits. */
  canWait?: boolean
  /** Called after each slice, including the last. Ends the work by throwing. */
  onSlice?: (slice: Slice & { done: boolean }) => void
}

export type LoopTurns = {
  run: <Result>(work: Work<Result>, options?: TurnOptions) => Promise<Result>
}

export type Clocks = {
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Processor time of this thread in ms. */
  used: () => number
}

const realClocks: Clocks = {
  now: () => performance.now(),
  used: threadTime,
}

/** The time for all work together in one turn of the event loop; then requests are handled. */
const SLICE_MS = 8

/**
 * Runs long work between requests. Work that fits into the rest of this turn is done at once; the rest waits for
 * later turns.
 */
export function createLoopTurns(
  { now, used }: Clocks = realClocks,
  /** For work without options. */
  optionsAround: () => TurnOptions | undefined = () => undefined,
): LoopTurns {
  const waiting = createWaiting()
  /** `null` if nothing was done in this turn of the event loop. */
  let turnEndsAt: number | null = null

  function openTurn(): number {
    if (turnEndsAt === null) {
      turnEndsAt = now() + SLICE_MS
      setImmediate(() => setImmediate(endTurn))
    }
    return turnEndsAt
  }
  /**
   * Waits for two immediates. The first one runs in the same turn, after the callbacks of sockets and messages, so with
   * only one immediate a slice from such a callback would be followed by another before any timer.
   */
  function endTurn(): void {
    turnEndsAt = null
    waiting.wakeNext()
  }
  const hasTime = () => turnEndsAt === null || now() < turnEndsAt

  function takeSlice<Result>(work: Work<Result>, onSlice: TurnOptions['onSlice']) {
    const pauseAt = openTurn()
    // Reading this clock takes longer than most work.
    const usedBefore = onSlice ? used() : 0
    let steps = 0
    let step = work.next()
    while (!step.done) {
      steps += step.value ?? 1
      if (now() >= pauseAt) break
      step = work.next()
    }
    onSlice?.({ steps, ms: used() - usedBefore, done: step.done ?? false })
    return step
  }

  return {
    async run(work, options = optionsAround() ?? {}) {
      const { line = null, canWait = false, onSlice } = options
      for (;;) {
        const isBehind = canWait ? !waiting.isEmpty() : waiting.hasUrgent()
        if (isBehind || !hasTime()) await waiting.enter(line, canWait)
        try {
          const step = takeSlice(work, onSlice)
          if (step.done) return step.value
        } finally {
          // Work that can wait begins with a turn: a page does many short pieces in a row, and each would have to wait for a slice.
          if (hasTime()) waiting.wakeUrgent()
        }
      }
    },
  }
}

/** While other work waits, it gets this many turns for each turn of work that can wait. */
const TURNS_BEFORE = 3

/** Queues take turns, and the site's own queue has every other turn. */
function createWaiting() {
  const own: (() => void)[] = []
  const others = createLines<() => void>()
  const later: (() => void)[] = []
  let wasOwn = false
  let turnsBefore = 0

  const hasUrgent = () => own.length > 0 || others.size() > 0

  function takeUrgent(): (() => void) | null | undefined {
    wasOwn = own.length > 0 && (others.size() === 0 || !wasOwn)
    return wasOwn ? own.shift() : others.next()
  }
  function takeNext(): (() => void) | null | undefined {
    if (hasUrgent() && (later.length === 0 || turnsBefore < TURNS_BEFORE)) {
      turnsBefore += 1
      return takeUrgent()
    }
    turnsBefore = 0
    return later.shift()
  }

  return {
    isEmpty: () => !hasUrgent() && later.length === 0,
    hasUrgent,
    enter: (line: string | null, canWait: boolean) =>
      new Promise<void>((resolve) => {
        if (canWait) later.push(resolve)
        else if (line === null) own.push(resolve)
        else others.add(line, resolve)
      }),
    wakeNext: () => takeNext()?.(),
    wakeUrgent: () => takeUrgent()?.(),
  }
}
