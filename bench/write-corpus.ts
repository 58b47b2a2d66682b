// Writes an invented catalogue for `npm run content -- import`: FILE.ndjson DEALS [SEED] [TODAY].
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { singaporeDay } from '../src/lib/singapore-time.ts'
import { syntheticCorpus } from './synthetic/corpus.ts'

const [file = '', deals = '', seed = '1', today = singaporeDay(new Date())] = process.argv.slice(2)
if (file === '' || !(Number(deals) > 0)) {
  throw new Error('Usage: node bench/write-corpus.ts FILE.ndjson DEALS [SEED] [TODAY]')
}

function* lines() {
  for (const document of syntheticCorpus({ deals: Number(deals), seed: Number(seed), today })) {
    yield `${JSON.stringify(document)}\n`
  }
}

await pipeline(Readable.from(lines()), createWriteStream(file))
