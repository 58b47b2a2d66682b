// Prismic's write client moves 1,000 documents in two languages with 200 pictures into an empty store, and its reader
// reads them back. `npm run bench -- migrate [documents] [pictures]`.
import { deepStrictEqual } from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@prismicio/client'
import { openDatabase } from '../src/db/database.ts'
import { publishRelease } from '../src/repository/publish/publish-release.ts'
import { makeWriteToken } from '../src/repository/writing/write-token.ts'
import { emptyStore } from '../test/empty-store.ts'
import {
  byKey,
  makeDrafts,
  makePictures,
  toExpected,
  toFound,
  toMigration,
} from '../test/migration-corpus.ts'
import { connectWriter, withoutPauses } from '../test/prismic-writer.ts'
import { report, reportTime, timed } from './report.ts'
import { startSite } from './start-site.ts'

const documents = Number(process.argv[2] ?? 1000)
const pictures = await makePictures(Number(process.argv[3] ?? 200))
const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
const file = join(folder, 'lobang.sqlite')
await emptyStore(file)
const limits = { CONTENT_API_RATE: '100000', CONTENT_API_BURST: '100000' }
const site = await startSite({ DATA_DIR: folder, ...limits })
const db = openDatabase(file)
try {
  await migrate(site.origin)
} finally {
  await db.destroy()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

async function migrate(origin: string): Promise<void> {
  const now = () => new Date()
  const token = await makeWriteToken(db, {
    name: 'bench',
    scopes: ['assets', 'migration'],
    madeBy: null,
    now: now(),
  })
  const writer = connectWriter({ origin, writeApi: `${origin}/api/write`, token: token ?? '' })
  const drafts = makeDrafts(documents / 2, pictures.length)
  using _ = withoutPauses()
  const writing = await timed(() => writer.migrate(toMigration(drafts, pictures)))
  const author = { kind: 'person' as const, name: 'owner' }
  const createRef = () => crypto.randomUUID()
  const publishing = await timed(() => publishRelease(db, 'migration', { now, createRef, author }))
  await site.store.refresh()
  const reader = createClient('lobang', { documentAPIEndpoint: `${origin}/api/v2` })
  const read = await reader.dangerouslyGetAll({ lang: '*' })
  const expected = toExpected(drafts, { pictures, origin, read })
  deepStrictEqual(
    JSON.parse(JSON.stringify(toFound(read).toSorted(byKey))),
    JSON.parse(JSON.stringify(expected.toSorted(byKey))),
  )
  report('documents read back equal', String(read.length), { value: read.length, least: documents })
  report('pictures', String(pictures.length))
  reportTime('writing, over HTTP', writing)
  reportTime('publishing', publishing)
}
