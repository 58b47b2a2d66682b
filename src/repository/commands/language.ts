import { findMainLanguage } from '#db/content-rows.ts'
import { countDocuments } from '#db/find-documents.ts'
import { publishContent } from '../publish/publish-content.ts'
import { DEFAULT_LANGUAGE } from '../stored-document.ts'
import { type Command, type CommandContext, commandFault, usageFault, word } from './command.ts'
import { findReason, whyOption } from './why-option.ts'

export const languageCommand: Command = {
  summary: 'The languages of the documents, and which is the main one.',
  usage: [
    'language list',
    'language main en-sg    the one of pages, and of queries that name none',
  ],
  options: { ...whyOption },
  words: { min: 1, max: 2 },
  async run(input, context) {
    const action = word(input, 0)
    if (action === 'list' && input.positionals.length === 1) return list(context)
    if (action !== 'main') throw usageFault(`"${action}" cannot be done with languages.`)
    const lang = word(input, 1)
    if (!LANGUAGE.test(lang)) throw usageFault(`"${lang}" is no language such as en-sg.`)
    if (!(await languagesOf(context)).some((one) => one.lang === lang)) {
      throw commandFault(`No document is in ${lang}, so pages would have nothing to show.`)
    }
    const { ref } = await publishContent(context.db, async () => ({ mainLanguage: lang }), {
      ...context,
      kind: 'publish',
      why: findReason(input) ?? `main language ${lang}`,
    })
    const ending = ref === null ? 'was the main language already' : `is the main language as ${ref}`
    context.io.out(`${lang} ${ending}`)
    return 0
  },
}

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/

async function list(context: CommandContext): Promise<number> {
  const main = (await findMainLanguage(context.db)) ?? DEFAULT_LANGUAGE
  for (const { lang, count } of await languagesOf(context)) {
    context.io.out(`${lang}${lang === main ? ' (main)' : ''}: ${count} documents`)
  }
  return 0
}

async function languagesOf({ db }: CommandContext) {
  const counts = new Map<string, number>()
  for (const { lang, count } of await countDocuments(db)) {
    counts.set(lang, (counts.get(lang) ?? 0) + Number(count))
  }
  return [...counts].map(([lang, count]) => ({ lang, count }))
}
