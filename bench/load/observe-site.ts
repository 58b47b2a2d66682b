// Loaded into the site's process with `--import`, beside the site itself. Writes once a second how long the event
// loop was held at most, as one number of ms a line, to the file `OBSERVE_LOOP`. `OBSERVE_CLOCK_AHEAD` puts the
// clock ahead by as many ms, so that a run can go over midnight.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 5
const { OBSERVE_LOOP = '', OBSERVE_CLOCK_AHEAD = '0' } = process.env

const ahead = Number(OBSERVE_CLOCK_AHEAD)
if (ahead !== 0) {
  const RealDate = Date
  const realNow = Date.now
  globalThis.Date = class extends RealDate {
    // biome-ignore lint/suspicious/noExplicitAny: takes whatever the real one takes.
    constructor(...given: any[]) {
      super(...((given.length > 0 ? given : [realNow() + ahead]) as [number]))
    }
    static override now(): number {
      return realNow() + ahead
    }
  } as DateConstructor
}

if (OBSERVE_LOOP !== '') {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  setInterval(() => {
    // The histogram counts its own interval too.
    const heldMs = delays.max / 1e6 - RESOLUTION_MS
    appendFileSync(OBSERVE_LOOP, `${Math.max(0, heldMs).toFixed(1)}\n`)
    delays.reset()
  }, 1000).unref()
}
