import { streamContent } from '#db/stream-content.ts'
import { askLinks } from '../checks/ask-links.ts'
import type { CheckContext } from '../checks/check.ts'
import { createCatalogue } from '../checks/create-catalogue.ts'
import { webLinks } from '../checks/link-answers.ts'
import { createModelReading } from '../checks/model-reading.ts'
import { runChecks } from '../checks/run-checks.ts'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type Command, type CommandContext, usageFault } from './command.ts'
import { importPath } from './import-path.ts'
import { createProgress } from './progress.ts'
import { sayFindings } from './say-findings.ts'

export const checkCommand: Command = {
  summary: 'Check documents by every rule, and say what to do.',
  usage: [
    'check           what is published; exits with 1 if something could not be published like this',
    'check --links   also asks the web addresses of documents whether they answer',
    'check PATH      a folder or file, as "import" would; changes nothing',
  ],
  options: { links: { type: 'boolean' } },
  words: { min: 0, max: 1 },
  async run(input, context) {
    const [path] = input.positionals
    const isForLinks = input.values.links === true
    if (path === undefined) return checkPublished(context, isForLinks)
    if (isForLinks) throw usageFault('--links is for what is published.')
    return importPath(path, context, { dryRun: true, showAll: true })
  },
}

async function checkPublished(context: CommandContext, isForLinks: boolean): Promise<number> {
  const { db, io, now } = context
  const instant = now()
  const catalogue = createCatalogue(instant)
  const urls = new Set<string>()
  for await (const document of documentsIn(db)) {
    catalogue.add(document)
    if (isForLinks) for (const { url } of webLinks(document)) urls.add(url)
  }
  const checking: CheckContext = {
    now: instant,
    modelOf: createModelReading(await storedCustomTypes(db)),
    others: catalogue,
    answers: isForLinks ? await answersOf(urls, context) : null,
  }
  const counts = { stops: 0, warns: 0 }
  let checked = 0
  for await (const document of documentsIn(db)) {
    const findings = runChecks(document, checking)
    if (findings.length > 0) io.out(sayFindings(nameOf(document), findings))
    for (const { severity } of findings) counts[severity] += 1
    checked += 1
  }
  io.out(`${checked} documents checked: ${counts.stops} stops, ${counts.warns} warnings`)
  return counts.stops > 0 ? 1 : 0
}

async function answersOf(urls: ReadonlySet<string>, { fetch, io }: CommandContext) {
  const progress = createProgress(io, `of ${urls.size} addresses asked`)
  const answers = await askLinks(urls, { fetch, onProgress: progress.update })
  progress.end()
  return answers
}

/** Documents are parsed one by one, since all of them may not fit in memory. */
async function* documentsIn(db: CommandContext['db']): AsyncGenerator<StoredDocument> {
  for await (const { kind, text } of streamContent(db)) {
    if (kind === 'document') yield JSON.parse(text)
  }
}

function nameOf({ type, uid, id, lang }: StoredDocument): string {
  return `${type} ${uid ?? id} (${lang})`
}
