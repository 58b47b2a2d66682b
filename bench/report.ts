import { threadTime } from '../src/lib/node/thread-time.ts'

/** Milliseconds by the clock, and processor time of this thread, because the machine may have other work. */
export type Time = { clock: number; own: number }

export async function timed(task: () => unknown): Promise<Time> {
  const [start, used] = [performance.now(), threadTime()]
  await task()
  return { clock: performance.now() - start, own: threadTime() - used }
}

/** The highest or lowest value that a figure may have. */
type Bound = { value: number; most: number } | { value: number; least: number }

/** One line. `bench/summarise-faults.ts` reads its end. */
export function report(what: string, figure: string, promise?: Bound): void {
  const kept = !promise || isKept(promise)
  const verdict = promise ? `   ${kept ? 'kept' : 'MISSED'}: ${wordsOf(promise)}` : ''
  process.stdout.write(`${what.padEnd(46)} ${figure}${verdict}\n`)
  if (!kept) process.exitCode = 1
}

// `NaN` must fail the comparison: a figure that was never measured counts as missed.
function isKept(bound: Bound): boolean {
  return 'most' in bound ? bound.value <= bound.most : bound.value >= bound.least
}

function wordsOf(bound: Bound): string {
  return 'most' in bound ? `at most ${bound.most}` : `at least ${bound.least}`
}

export function reportTimes(what: string, times: readonly Time[], mostMs?: number): void {
  const [clock, own] = [times.map((time) => time.clock), times.map((time) => time.own)]
  const figure = `p50 ${ms(percentile(clock, 50))}, p99 ${ms(percentile(clock, 99))}; own p99 ${ms(percentile(own, 99))}`
  const promise = mostMs === undefined ? undefined : { value: percentile(clock, 99), most: mostMs }
  report(what, figure, promise)
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

export function reportTime(what: string, { clock, own }: Time): void {
  report(what, `${ms(clock)}; own ${ms(own)}`)
}

export function reportMemory(what: string, mostMb?: number): void {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  const [all, heap, arrays] = [rss, heapUsed, arrayBuffers].map((bytes) => Math.round(bytes / 1e6))
  const figure = `${all} MB resident (heap ${heap} MB, arrays ${arrays} MB)`
  report(what, figure, mostMb === undefined ? undefined : { value: all ?? 0, most: mostMb })
}

export function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`
}
