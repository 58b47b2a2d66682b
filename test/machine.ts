import { availableParallelism, loadavg } from 'node:os'

/** Tests that run at the same time. */
export const workers = availableParallelism()

/** Programs that already wait for a core when the tests begin, for each core. */
const crowd = (loadavg()[0] ?? 0) / workers

/** How long to wait for something that takes at most `ms` on a machine with nothing else to do. */
export function patience(ms: number): number {
  return Math.round(ms * (1 + crowd))
}
