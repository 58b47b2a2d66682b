import { isReleaseFault } from '../publish/release-fault.ts'
import { findScheduleFault, type Schedule, scheduleRelease } from '../releases/schedule-release.ts'
import { type Command, type CommandContext, commandFault, usageFault, word } from './command.ts'
import { getRelease } from './put-into-release.ts'
import { findSchedule, scheduleOptions } from './schedule-options.ts'
import { findReason, whyOption } from './why-option.ts'

export const scheduleCommand: Command = {
  summary: 'Say when a release is published and taken back. A running site does it.',
  usage: [
    'schedule RELEASE --at 2026-12-24T09:00+08:00',
    'schedule RELEASE --at … --until 2026-12-26T00:00+08:00    what it changes goes back then',
    'schedule RELEASE --never    it waits again for "publish"',
    'schedule … --why TEXT       for the history',
  ],
  options: { ...scheduleOptions, ...whyOption, never: { type: 'boolean' } },
  words: { min: 1, max: 1 },
  async run(input, context) {
    const isNever = input.values.never === true
    const schedule = findSchedule(input)
    if ((schedule === null) !== isNever) throw usageFault('Give either --at or --never.')
    const why = findReason(input)
    await setSchedule({ ...context, why }, word(input, 0), schedule ?? { at: null, until: null })
    return 0
  },
}

const TRIES = 5

/** Also says when it is due. */
export async function setSchedule(
  context: CommandContext & { why?: string | null },
  name: string,
  schedule: Schedule,
): Promise<void> {
  const { db, io, now } = context
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await getRelease(context, name)
    const fault = await findScheduleFault(db, row, schedule)
    if (fault !== null) throw commandFault(fault)
    const outcome = await scheduleRelease(db, row, { ...context, schedule }).catch((error) => {
      throw isReleaseFault(error) ? commandFault(error.message) : error
    })
    if (outcome === 'moved') continue
    const { at, until } = schedule
    const when = at === null ? 'not scheduled' : `due at ${at.toISOString()}`
    const end = until ? `, and taken back at ${until.toISOString()}` : ''
    const isDue = at !== null && at <= now()
    io.out(`"${row.id}" is ${when}${end}${isDue ? ': a running site publishes it now' : ''}`)
    return
  }
  throw commandFault('Others keep changing the release. Nothing was saved; try again.')
}
