import { existsSync } from 'node:fs'
import { publishRelease } from '../publish/publish-release.ts'
import { isReleaseFault } from '../publish/release-uids.ts'
import { type Command, commandFault, word } from './command.ts'
import { toCountsText } from './counts-text.ts'
import { importPath } from './import.ts'
import { findRelease } from './put-into-release.ts'

export const publishCommand: Command = {
  summary: 'Publish a release, or the documents of a file.',
  usage: [
    'publish RELEASE    by its id or name; the release is done then',
    'publish FILE       like "import FILE"',
  ],
  options: {},
  words: { min: 1, max: 1 },
  async run(input, context) {
    const name = word(input, 0)
    const release = await findRelease(context, name)
    if (release && existsSync(name)) {
      throw commandFault(`"${name}" is a release and a file. Write ./${name} for the file.`)
    }
    if (!release) {
      if (existsSync(name)) return importPath(name, context, {})
      throw commandFault(`There is neither a release nor a file "${name}".`)
    }
    const result = await publishRelease(context.db, release.id, context).catch((error) => {
      throw isReleaseFault(error) ? commandFault(error.message) : error
    })
    if (!result) throw commandFault(`Somebody else has just published or removed "${name}".`)
    context.io.out(`${toCountsText(result)}; published as ${result.ref}`)
    return 0
  },
}
