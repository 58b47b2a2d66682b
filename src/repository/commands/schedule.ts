import { findScheduleFault, type Schedule, scheduleRelease } from '../releases/schedule-release.ts'
import { type Command, type CommandContext, commandFault, usageFault, word } from './command.ts'
import { getRelease } from './put-into-release.ts'
import { findSchedule, scheduleOptions } from './schedule-options.ts'

export const scheduleCommand: Command = {
  summary: 'Say when a release is published and taken back. A running site does it.',
  usage: [
    'schedule RELEASE --at 2026-12-24T09:00+08:00',
    'schedule RELEASE --at … --until 2026-12-26T00:00+08:00    what it changes goes back then',
    'schedule RELEASE --never    it waits again for "publish"',
  ],
  options: { ...scheduleOptions, never: { type: 'boolean' } },
  words: { min: 1, max: 1 },
  async run(input, context) {
    const isNever = input.values.never === true
    const schedule = findSchedule(input)
    if ((schedule === null) !== isNever) throw usageFault('Give either --at or --never.')
    await setSchedule(context, word(input, 0), schedule ?? { at: null, until: null })
    return 0
  },
}

const TRIES = 5

/** Also says when it is due. */
export async function setSchedule(
  context: CommandContext,
  name: string,
  schedule: Schedule,
): Promise<void> {
  const { db, createRef, io, now } = context
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await getRelease(context, name)
    const fault = await findScheduleFault(db, row, schedule)
    if (fault !== null) throw commandFault(fault)
    if (!(await scheduleRelease(db, row, { schedule, createRef }))) continue
    const { at, until } = schedule
    const when = at === null ? 'not scheduled' : `due at ${at.toISOString()}`
    const end = until ? `, and taken back at ${until.toISOString()}` : ''
    const isDue = at !== null && at <= now()
    io.out(`"${row.id}" is ${when}${end}${isDue ? ': a running site publishes it now' : ''}`)
    return
  }
  throw commandFault('Others keep changing the release. Nothing was saved; try again.')
}
