import { availableParallelism, loadavg, totalmem } from 'node:os'

const cores = availableParallelism()
/** What a worker takes, with the browser or the processes that its tests start. */
const WORKER_BYTES = 1.2e9

/** Tests that run at the same time: more than cores, because they also wait for databases, processes and timers. */
export const workers = Math.max(
  1,
  Math.min(Math.ceil(cores * 1.5), Math.floor(totalmem() / WORKER_BYTES)),
)

/** Whether unit tests and journeys run beside each other. */
const isBeside = process.env.TESTS_BESIDE === '1'

/** Load per core: what was running when the tests began, plus the other tests. */
const crowd = (loadavg()[0] ?? 0) / cores + (isBeside ? workers / cores : 0)

/** How long to wait for something that takes at most `ms` on a machine with nothing else to do. */
export function patience(ms: number): number {
  return Math.round(ms * (1 + crowd))
}

/** Whether to make every attempt of tests that make very many: `TRIALS=all npm test -- PATH`. */
export const everyTrial = process.env.TRIALS === 'all'

/** How many attempts to make: a tenth in `npm test`. */
export function trialsOf(all: number): number {
  return everyTrial ? all : Math.ceil(all / 10)
}
