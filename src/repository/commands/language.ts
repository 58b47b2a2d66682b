import { findMainLanguage } from '#db/content-rows.ts'
import { countDocuments } from '#db/find-documents.ts'
import { publishContent } from '../publish/publish-content.ts'
import { DEFAULT_LANGUAGE, LANGUAGE } from '../stored-document.ts'
import {
  type Command,
  type CommandContext,
  type CommandInput,
  commandFault,
  usageFault,
  word,
} from './command.ts'
import { toActionRun } from './to-action-run.ts'
import { findReason, whyOption } from './why-option.ts'

export const languageCommand: Command = {
  summary: 'The languages of the documents, and which is the main one.',
  usage: [
    'language list',
    'language main en-sg    what pages use, and queries that name no language',
  ],
  options: { ...whyOption },
  words: { min: 1, max: 2 },
  run: toActionRun({
    list: { words: { min: 1, max: 1 }, run: list },
    main: { words: { min: 2, max: 2 }, run: setMain },
  }),
}

async function list(_: CommandInput, context: CommandContext): Promise<undefined> {
  const main = (await findMainLanguage(context.db)) ?? DEFAULT_LANGUAGE
  for (const { lang, count } of await languagesOf(context)) {
    context.io.out(`${lang}${lang === main ? ' (main)' : ''}: ${count} documents`)
  }
}

async function setMain(input: CommandInput, context: CommandContext): Promise<undefined> {
  const lang = word(input, 1)
  if (!LANGUAGE.test(lang)) throw usageFault(`"${lang}" is not a language code such as en-sg.`)
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
}

async function languagesOf({ db }: CommandContext) {
  const counts = new Map<string, number>()
  for (const { lang, count } of await countDocuments(db)) {
    counts.set(lang, (counts.get(lang) ?? 0) + Number(count))
  }
  return [...counts].map(([lang, count]) => ({ lang, count }))
}
