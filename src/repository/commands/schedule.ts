import { findScheduleFault, type Schedule, scheduleRelease } from '../releases/schedule-release.ts'
import { changeRelease } from './change-release.ts'
import { type Command, type CommandContext, commandFault, usageFault, word } from './command.ts'
import { getRelease } from './put-into-release.ts'
import { findSchedule, scheduleOptions } from './schedule-options.ts'
import { findReason, whyOption } from './why-option.ts'

export const scheduleCommand: Command = {
  summary: 'Set when a running site publishes a release and takes it back.',
  usage: [
    'schedule RELEASE --at 2026-12-24T09:00+08:00',
    'schedule RELEASE --at … --until 2026-12-26T00:00+08:00    and take it back then',
    'schedule RELEASE --never    remove its schedule',
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
  },
}

/** Also reports when the release is due. */
export async function setSchedule(
  context: CommandContext & { why?: string | null },
  name: string,
  schedule: Schedule,
): Promise<void> {
  const { db, io, now } = context
  const find = () => getRelease(context, name)
  const { id } = await changeRelease(find, async (row) => {
    const fault = await findScheduleFault(db, row, schedule)
    if (fault !== null) throw commandFault(fault)
    return (await scheduleRelease(db, row, { ...context, schedule })) === 'scheduled'
  })
  const { at, until } = schedule
  const when = at === null ? 'not scheduled' : `due at ${at.toISOString()}`
  const end = until ? `, and taken back at ${until.toISOString()}` : ''
  const isDue = at !== null && at <= now()
  io.out(`"${id}" is ${when}${end}${isDue ? ': a running site publishes it now' : ''}`)
}
