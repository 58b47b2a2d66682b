import { restoreRevision } from '../revisions/restore-revision.ts'
import { type Command, word } from './command.ts'
import { toCountsText } from './counts-text.ts'
import { getNamed, toRevision } from './history.ts'
import { findReason, whyOption } from './why-option.ts'

export const restoreCommand: Command = {
  summary: 'Publish an earlier revision of a document or a rich-text page again.',
  usage: ['restore DOC REVISION [--why TEXT]    "history DOC" lists the revisions'],
  options: whyOption,
  words: { min: 2, max: 2 },
  async run(input, context) {
    const { db, io } = context
    const named = await getNamed(db, word(input, 0))
    const version = toRevision(word(input, 1))
    const options = { ...context, why: findReason(input) }
    const result = await restoreRevision(db, { ...named, version }, options)
    const end = result.ref === null ? 'nothing was published' : `published as ${result.ref}`
    io.out(`${toCountsText(result)}; ${end}`)
  },
}
