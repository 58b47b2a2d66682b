// Loaded before the site (`node --import`): moves its clock as `faketime` would, while it runs. The file
// named by CLOCK_SHIFT_FILE holds by how many milliseconds; SIGUSR2 makes the process read it.
import { readFileSync } from 'node:fs'
import { env } from 'node:process'

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
process.on('SIGUSR2', () => {
  shift = Number(readFileSync(env.CLOCK_SHIFT_FILE ?? '', 'utf8'))
  process.stderr.write(`clock moved to ${new ShiftedDate().toISOString()}\n`)
})
