import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Clocks,
  createLoopTurns,
  type LoopTurns,
  type Slice,
  type TurnOptions,
} from '#lib/node/loop-turns.ts'
import type { DoFor } from '#lib/node/payer.ts'

type PaidWork = { turns: LoopTurns; doFor: DoFor }

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
