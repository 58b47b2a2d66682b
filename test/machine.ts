import { availableParallelism, loadavg } from 'node:os'

const cores = availableParallelism()

/** Tests that run at the same time: more than cores, because they also wait for databases, processes and timers. */
export const workers = Math.ceil(cores * 1.5)

/** Programs that already wait for a core when the tests begin, for each core. */
const crowd = (loadavg()[0] ?? 0) / cores

/** How long to wait for something that takes at most `ms` on a machine with nothing else to do. */
export function patience(ms: number): number {
  return Math.round(ms * (1 + crowd))
}

/** Whether to make every attempt of tests that make very many: `TRIALS=all npm test -- PATH`. */
export const everyTrial = process.env.TRIALS === 'all'

/** How many attempts to make: a fifth in `npm test`. */
export function trialsOf(all: number): number {
  return everyTrial ? all : Math.ceil(all / 5)
}
