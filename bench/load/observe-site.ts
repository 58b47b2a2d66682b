// Loaded into each thread of the site's process with `--import`. Once a second it writes the longest block of the event
// loop, one number of ms per line: the front's to the file `OBSERVE_LOOP`, the site's to the same name with
// `-site`. `OBSERVE_CLOCK_AHEAD` moves the clock ahead by that many ms, so that a run can pass midnight.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread, threadName } from 'node:worker_threads'

const RESOLUTION_MS = 5
const { OBSERVE_LOOP = '', OBSERVE_CLOCK_AHEAD = '0' } = process.env

const ahead = Number(OBSERVE_CLOCK_AHEAD)
if (ahead !== 0) {
  const RealDate = Date
  const realNow = Date.now
  globalThis.Date = class extends RealDate {
    // biome-ignore lint/suspicious/noExplicitAny: takes the same arguments as the real one.
    constructor(...given: any[]) {
      super(...((given.length > 0 ? given : [realNow() + ahead]) as [number]))
    }
    static override now(): number {
      return realNow() + ahead
    }
  } as DateConstructor
}

const isSite = threadName === 'site'
if (OBSERVE_LOOP !== '' && (isMainThread || isSite)) {
  const file = isSite ? `${OBSERVE_LOOP}-site` : OBSERVE_LOOP
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  setInterval(() => {
    // The histogram includes its own interval.
    const heldMs = delays.max / 1e6 - RESOLUTION_MS
    appendFileSync(file, `${Math.max(0, heldMs).toFixed(1)}\n`)
    delays.reset()
  }, 1000).unref()
}
