import { changeRelease } from './change-release.ts'
import { type Command, textOption, usageFault, word } from './command.ts'
import { findInstant } from './find-instant.ts'
import { getRelease } from './put-into-release.ts'

export const scheduleCommand: Command = {
  summary: 'Say when a release is published. A running site does it.',
  usage: [
    'schedule RELEASE --at 2026-12-24T09:00+08:00',
    'schedule RELEASE --never    it waits again for "publish"',
  ],
  options: { at: { type: 'string' }, never: { type: 'boolean' } },
  words: { min: 1, max: 1 },
  async run(input, context) {
    const at = textOption(input, 'at')
    if ((at === undefined) === (input.values.never !== true)) {
      throw usageFault('Give either --at or --never.')
    }
    const scheduledAt = at === undefined ? null : toInstant(at)
    const scheduled_at = scheduledAt?.toISOString() ?? null
    const find = () => getRelease(context, word(input, 0))
    const row = await changeRelease(context, find, () => ({ scheduled_at }))
    const when = scheduledAt === null ? 'not scheduled' : `due at ${scheduled_at}`
    const isDue = scheduledAt !== null && scheduledAt <= context.now()
    context.io.out(`"${row.id}" is ${when}${isDue ? ': a running site publishes it now' : ''}`)
    return 0
  },
}

function toInstant(text: string): Date {
  const instant = findInstant(text)
  if (instant) return instant
  throw usageFault(`--at "${text}" must be like 2026-12-24T09:00+08:00, with the time zone.`)
}
