// Loaded into the site with `--import`: every thread of the process then writes each block of its event loop to a
// separate file, `PROBE_LOOP` plus the name of the thread or of its script. A line is `end clock own gc`: the epoch ms at
// which the block ended, how long it was by the clock and in processor time of the thread, and for how long of it V8
// collected garbage.

import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { PerformanceObserver } from 'node:perf_hooks'
import { threadName } from 'node:worker_threads'
import { threadTime } from '../../src/lib/node/thread-time.ts'

/** Between two looks the loop turns at least once, unless something blocks it. */
const LOOK_MS = 2
/** Shorter blocks are not written. */
const LEAST_MS = 10
/** Node reports collections a little later. */
const REPORTED_MS = 200

const { PROBE_LOOP = '' } = process.env

if (PROBE_LOOP !== '') {
  const script = basename(process.argv[1] ?? '', '.ts')
  const file = `${PROBE_LOOP}.${threadName || script}`
  const gcWithin = watchCollections()
  let last = look()
  setInterval(() => {
    const [before, now] = [last, look()]
    last = now
    const [clock, own] = [now.clock - before.clock, now.own - before.own]
    if (clock < LEAST_MS) return
    // By the real clock; a bench may have moved `Date`.
    const endedAt = Math.round(performance.timeOrigin + now.clock)
    setTimeout(() => {
      const times = [clock, own, gcWithin(before.clock, now.clock)].map((ms) => ms.toFixed(1))
      appendFileSync(file, `${[endedAt, ...times].join(' ')}\n`)
    }, REPORTED_MS).unref()
  }, LOOK_MS).unref()
}

function look() {
  return { clock: performance.now(), own: threadTime() }
}

/** Returns how long V8 collected garbage between two times of `performance.now()`, the last few seconds. */
function watchCollections(): (from: number, to: number) => number {
  const kept = 2000
  let pauses: { start: number; end: number }[] = []
  const observer = new PerformanceObserver((list) => {
    const seen = list.getEntries().map(({ startTime: start, duration }) => ({
      start,
      end: start + duration,
    }))
    pauses = [...pauses, ...seen].slice(-kept)
  })
  observer.observe({ entryTypes: ['gc'] })
  return (from, to) =>
    pauses.reduce(
      (ms, { start, end }) => ms + Math.max(0, Math.min(end, to) - Math.max(start, from)),
      0,
    )
}
