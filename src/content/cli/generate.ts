import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { singaporeDay } from '#lib/singapore-time.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import {
  type Command,
  type CommandContext,
  type CommandInput,
  textOption,
  usageFault,
} from './command.ts'
import { toCountsText } from './counts-text.ts'
import { createProgress } from './progress.ts'
import { syntheticCorpus } from './synthetic/corpus.ts'

export const generateCommand: Command = {
  summary: 'Make a large invented catalogue, for benchmarks.',
  usage: [
    'generate --deals N                     into the store',
    'generate --deals N --out FILE.ndjson   into a file, for "import"',
    'generate --deals N --seed 7 --day 2026-11-15    always the same documents',
  ],
  options: {
    deals: { type: 'string' },
    seed: { type: 'string', default: '1' },
    day: { type: 'string' },
    out: { type: 'string' },
  },
  words: { min: 0, max: 0 },
  async run(input, context) {
    const today = textOption(input, 'day') ?? singaporeDay(context.now())
    if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) throw usageFault('--day must be like 2026-11-15.')
    const options = { deals: wholeNumber(input, 'deals'), seed: wholeNumber(input, 'seed'), today }
    const file = textOption(input, 'out')
    const progress = createProgress(context.io, 'documents made')
    const documents = () => counted(syntheticCorpus(options), progress.update)
    const said =
      file === undefined
        ? await publish(documents, context)
        : await write(documents(), file).then(() => `the documents are in ${file}`)
    progress.end()
    context.io.out(said)
    return 0
  },
}

function wholeNumber(input: CommandInput, name: string): number {
  const value = textOption(input, name) ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw usageFault(`--${name} must be a whole number.`)
}

function* counted(documents: Iterable<StoredDocument>, onCount: (count: number) => void) {
  let count = 0
  for (const document of documents) {
    count += 1
    onCount(count)
    yield document
  }
}

async function write(documents: Iterable<StoredDocument>, file: string): Promise<void> {
  function* lines() {
    for (const document of documents) yield `${JSON.stringify(document)}\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
}

const BATCH = 250

async function publish(
  documents: () => Iterable<StoredDocument>,
  context: CommandContext,
): Promise<string> {
  const result = await publishContent(
    context.db,
    async (change) => {
      let batch: StoredDocument[] = []
      for (const document of documents()) {
        batch.push(document)
        if (batch.length < BATCH) continue
        await change.put(batch)
        batch = []
      }
      await change.put(batch)
      return {}
    },
    context,
  )
  return `${toCountsText(result)}; ${result.ref === null ? 'nothing was published' : `published as ${result.ref}`}`
}
