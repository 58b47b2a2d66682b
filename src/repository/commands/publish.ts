import { existsSync } from 'node:fs'
import { publishRelease } from '../publish/publish-release.ts'
import type { Schedule } from '../releases/schedule-release.ts'
import { type Command, type CommandContext, commandFault, word } from './command.ts'
import { toCountsText } from './counts-text.ts'
import { importPath } from './import-path.ts'
import { findRelease } from './put-into-release.ts'
import { setSchedule } from './schedule.ts'
import { findSchedule, scheduleOptions, toReleaseName } from './schedule-options.ts'
import { findReason, whyOption } from './why-option.ts'

export const publishCommand: Command = {
  summary: 'Publish a release, or the documents of a file.',
  usage: [
    'publish RELEASE    by its id or name; this also removes the release',
    'publish FILE       like "import FILE"',
    'publish FILE --at 2026-12-24T09:00+08:00 [--until …]    at that time, as its own release',
    'publish … --why TEXT    for the history',
  ],
  options: { ...whyOption, ...scheduleOptions },
  words: { min: 1, max: 1 },
  async run(input, context) {
    const name = word(input, 0)
    const schedule = findSchedule(input)
    if (schedule) return publishFileThen(name, schedule, { ...context, why: findReason(input) })
    const release = await findRelease(context, name)
    if (release && existsSync(name)) {
      throw commandFault(`"${name}" is a release and a file. Write ./${name} for the file.`)
    }
    if (!release) {
      if (existsSync(name)) return importPath(name, context, { why: findReason(input) })
      throw commandFault(`There is neither a release nor a file "${name}".`)
    }
    const options = { ...context, why: findReason(input) }
    const result = await publishRelease(context.db, release.id, options)
    if (!result) throw commandFault(`Somebody else has just published or removed "${name}".`)
    context.io.out(`${toCountsText(result)}; published as ${result.ref}`)
    return 0
  },
}

async function publishFileThen(
  path: string,
  schedule: Schedule,
  context: CommandContext & { why: string | null },
): Promise<number> {
  const release = toReleaseName(path, schedule)
  const code = await importPath(path, context, { release, why: context.why })
  if (code === 0) await setSchedule(context, release, schedule)
  return code
}
