import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Clocks,
  createLoopTurns,
  type LoopTurns,
  type Slice,
  type TurnOptions,
} from '#lib/loop-turns.ts'

type Payer = {
  /** Callers take turns by their names. */
  name: string
  /** Milliseconds of this thread that count as one request. */
  msOfRequest: number
  /** Adds so many requests to those that the caller has made. */
  charge: (requests: number) => void
}

export type PaidWork = {
  turns: LoopTurns
  /** All work that is run inside `task`, however deep, waits in the caller's line and is charged, also when it fails. */
  doFor: <Result>(payer: Payer, task: () => Promise<Result>) => Promise<Result>
}

/** Where long work waits, and how callers pay for the time that their share of it took. */
export function createPaidWork(clocks?: Clocks): PaidWork {
  const around = new AsyncLocalStorage<TurnOptions>()
  return {
    turns: createLoopTurns(clocks, () => around.getStore()),
    async doFor({ name, msOfRequest, charge }, task) {
      let spentMs = 0
      const onSlice = ({ ms }: Slice) => {
        spentMs += ms
      }
      try {
        return await around.run({ line: name, onSlice }, task)
      } finally {
        charge(Math.floor(spentMs / msOfRequest))
      }
    },
  }
}
