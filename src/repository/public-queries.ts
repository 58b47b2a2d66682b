import type { LoopTurns, Slice } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import { badRequest, tooManyRequests } from './api-error.ts'

type QueryCaller = {
  /** The caller. Callers take turns. */
  name: string
  /** Counts additional requests of the caller. */
  charge: (requests: number) => void
  /** Aborted when the caller has disconnected. */
  isGone: () => boolean
}

/** A fraction of a second. A single `similar` over 100,000 documents that share all words stays below it. */
export const MAX_STEPS = 40_000_000
/** Only a query that has to build an index comes near this limit. */
const MAX_MS = 10_000
/** Milliseconds that count as one request. */
const MS_OF_REQUEST = 10
/** Limits on queries that need more than one turn of the event loop: per caller, and in total. */
const MAX_LONG_OF_CALLER = 4
const MAX_LONG = 32
const SOON_SECONDS = 1

export type PublicQueries = <Result>(work: Work<Result>, caller: QueryCaller) => Promise<Result>

/** Runs public queries between requests: each has a budget, counts against its caller's limit and waits its turn. */
export function createPublicQueries(turns: LoopTurns): PublicQueries {
  /** The number of running long queries of each caller. */
  const long = new Map<string, number>()
  let longOfAll = 0

  function begin(name: string): void {
    const own = long.get(name) ?? 0
    if (own >= MAX_LONG_OF_CALLER || longOfAll >= MAX_LONG) throw tooManyRequests(SOON_SECONDS)
    long.set(name, own + 1)
    longOfAll += 1
  }

  function end(name: string): void {
    const own = (long.get(name) ?? 1) - 1
    if (own === 0) long.delete(name)
    else long.set(name, own)
    longOfAll -= 1
  }

  return async (work, { name, charge, isGone }) => {
    const spent = { steps: 0, ms: 0 }
    let isLong = false
    const onSlice = ({ steps, ms, done }: Slice & { done: boolean }) => {
      spent.steps += steps
      spent.ms += ms
      if (spent.steps > MAX_STEPS) throw badRequest('The query takes too many steps')
      if (done) return
      if (isGone()) throw new Error('content: nobody waits for the answer')
      // The half-built index is kept, so the next attempt gets further.
      if (spent.ms > MAX_MS) throw tooManyRequests(SOON_SECONDS)
      if (isLong) return
      begin(name)
      isLong = true
    }
    try {
      return await turns.run(work, { line: name, onSlice })
    } finally {
      if (isLong) end(name)
      charge(Math.floor(spent.ms / MS_OF_REQUEST))
    }
  }
}
