// Loaded before the site (`node --import`), in each of its threads: moves the clock while the site runs, as `faketime` would.
// The file named by CLOCK_SHIFT_FILE holds the shift in milliseconds; SIGUSR2 makes the process read it.
import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { BroadcastChannel, isMainThread, threadName } from 'node:worker_threads'

const RightDate = Date
let shift = 0

class ShiftedDate extends RightDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RightDate.now() + shift)
    else super(...(given as [number]))
  }

  static override now(): number {
    return RightDate.now() + shift
  }
}

globalThis.Date = ShiftedDate as DateConstructor

// Only the main thread gets signals. It reports the move once the site's thread has moved its clock too.
const threads = new BroadcastChannel('shifted-clock')
threads.unref()
if (isMainThread) {
  process.on('SIGUSR2', () => {
    shift = Number(readFileSync(env.CLOCK_SHIFT_FILE ?? '', 'utf8'))
    threads.postMessage(shift)
  })
  threads.onmessage = () =>
    process.stderr.write(`clock moved to ${new ShiftedDate().toISOString()}\n`)
} else if (threadName === 'site') {
  threads.onmessage = ({ data }) => {
    shift = Number(data)
    threads.postMessage('moved')
  }
}
