// Loaded into the site with `--import`: every thread of the process then writes each block of its event loop to a
// separate file, `PROBE_LOOP` plus the name of the thread or of its script. A line is `end clock own`: the epoch ms at which the block
// ended, and how long it was by the clock and in processor time of the thread.
import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { threadName } from 'node:worker_threads'

/** Between two looks the loop turns at least once, unless something blocks it. */
const LOOK_MS = 2
/** Shorter blocks are not written. */
const LEAST_MS = 10

const { PROBE_LOOP = '' } = process.env

if (PROBE_LOOP !== '') {
  const script = basename(process.argv[1] ?? '', '.ts')
  const file = `${PROBE_LOOP}.${threadName || script}`
  let last = look()
  setInterval(() => {
    const now = look()
    const [clock, own] = [now.clock - last.clock, now.own - last.own]
    last = now
    if (clock < LEAST_MS) return
    // By the real clock; a bench may have moved `Date`.
    const endedAt = Math.round(performance.timeOrigin + now.clock)
    appendFileSync(file, `${endedAt} ${clock.toFixed(1)} ${own.toFixed(1)}\n`)
  }, LOOK_MS).unref()
}

function look() {
  const { user, system } = process.threadCpuUsage()
  return { clock: performance.now(), own: (user + system) / 1000 }
}
