import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { streamAssets } from '#db/assets.ts'
import type { Database } from '#db/database.ts'
import { streamContent } from '#db/stream-content.ts'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import { ASSETS_FILE, toAssetLine } from '../import/asset-lines.ts'
import { type Command, commandFault, word } from './command.ts'
import { createProgress } from './progress.ts'

export const exportCommand: Command = {
  summary: 'Write everything that is published into a folder, for "import".',
  usage: ['export DIR    documents, custom types, rich-text pages, pictures; must be empty'],
  options: {},
  words: { min: 1, max: 1 },
  async run(input, { db, io }) {
    const folder = word(input, 0)
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0) throw commandFault(`${folder} is not empty.`)
    const progress = createProgress(io, 'documents written')
    const { types, slices } = await storedCustomTypes(db)
    await writeModels(join(folder, 'customtypes'), types)
    await writeModels(join(folder, 'slices'), slices)
    await mkdir(join(folder, 'richtext'))
    let documents = 0
    let pages = 0
    async function* lines() {
      for await (const { kind, id, text } of streamContent(db)) {
        if (kind === 'richtext') {
          await writeFile(join(folder, 'richtext', `${id}.json`), text)
          pages += 1
          continue
        }
        documents += 1
        progress.update(documents)
        yield `${text}\n`
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, 'documents.ndjson')))
    await pipeline(Readable.from(assetLines(db)), createWriteStream(join(folder, ASSETS_FILE)))
    progress.end()
    io.out(
      `${documents} documents, ${types.size} custom types and ${pages} rich-text pages are in ${folder}`,
    )
  },
}

async function* assetLines(db: Database) {
  for await (const asset of streamAssets(db)) yield toAssetLine(asset)
}

async function writeModels(folder: string, models: ReadonlyMap<string, unknown>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [id, model] of models) {
    await writeFile(join(folder, `${id}.json`), `${JSON.stringify(model, null, 2)}\n`)
  }
}
