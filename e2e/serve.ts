// The site of the browser journeys: the real one, on a data folder of its own that is thrown away
// after. Unlike `main.ts` it makes no page before somebody asks: on two cores that would slow all.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import pino from 'pino'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/database.ts'
import { commandLimits } from '#db/database-limits.ts'
import { migrate } from '#db/migrate.ts'
import { readClientBuild } from '#http/client-build.ts'
import { readDeskBuild } from '#http/desk-build.ts'
import { createSite } from '../src/site.ts'
import { createReleaseStore } from '../test/release-store.ts'
import { publishSmallDemo } from '../test/small-demo.ts'
import { sharePictures } from './share-pictures.ts'
import { PASSED_MS, TIME_PASSED } from './this-run.ts'

const root = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'lobang-e2e-'))
// One key for all: a database knows which one it was used with.
const SECRET_KEY = 'only for journeys, and the same for all of their sites'
const config = readConfig({ ...process.env, SECRET_KEY, DATA_DIR: dataDir })
const { DEMO_FILE: demo, PICTURES: pictures = config.imageCache.folder } = process.env
if (demo) {
  // Copied instead of importing the demo.
  copyFileSync(demo, config.database)
  sharePictures(pictures, config.imageCache.folder)
} else {
  // The first site of the run makes its pictures for all.
  rmSync(pictures, { recursive: true, force: true })
  config.imageCache.folder = pictures
}
// A journey lets time pass by a signal.
let aheadMs = 0
process.on('SIGUSR2', () => {
  aheadMs += PASSED_MS
  process.stdout.write(`${TIME_PASSED}\n`)
})
const site = await createSite({
  config,
  log: pino({ level: config.logLevel }),
  now: () => new Date(Date.now() + aheadMs),
  build: await readClientBuild(join(root, 'dist/client')),
  deskBuild: await readDeskBuild(join(root, 'dist/desk')),
  render: await import(pathToFileURL(join(root, 'dist/server/render.js')).href),
  seedFolder: join(root, 'seed'),
  effort: 'least',
})
const { SMALL_DEMO: smallDemo, WHOLE_DEMO: wholeDemo } = process.env
if (wholeDemo) await writeWholeDemo(wholeDemo)
await saveDraft()
if (smallDemo) await writeSmallDemo(smallDemo)
// With the link for the first editor.
process.stdout.write((await site.desk.createStartNotice()) ?? '')
await site.server.listen(config.port, config.host)

/** Something to preview: a deal that was never published. Journeys find its ref in the content API. */
async function saveDraft(): Promise<void> {
  const [deal] = site.store.snapshot().byType.get('deal') ?? []
  if (!deal) return
  const data = { ...deal.data, title: 'Breakfast for the whole block' }
  const document = { ...deal, id: 'never-published', uid: 'breakfast-for-the-block', data }
  const change = { documents: [document] }
  const db = openDatabase(config.database, commandLimits)
  const [createRef, now] = [() => crypto.randomUUID(), () => new Date()]
  const releases = createReleaseStore(db, { store: site.store, createRef, now })
  await releases.save({ id: 'season', label: 'Season of toast', scheduledAt: null, change })
  await db.destroy()
}

/** So that sites of single journeys import nothing. */
async function writeWholeDemo(file: string): Promise<void> {
  rmSync(file, { force: true })
  const db = openDatabase(config.database, commandLimits)
  await sql`VACUUM INTO ${file}`.execute(db)
  await db.destroy()
}

async function writeSmallDemo(file: string): Promise<void> {
  rmSync(file, { force: true })
  const db = openDatabase(file, commandLimits)
  await migrate(db)
  const [createRef, now] = [() => crypto.randomUUID(), () => new Date()]
  const whole = openDatabase(config.database, commandLimits)
  await publishSmallDemo(db, { whole, snapshot: site.store.snapshot(), createRef, now })
  await whole.destroy()
  await db.destroy()
}

process.once('SIGTERM', async () => {
  await site.close()
  if (demo) sharePictures(config.imageCache.folder, pictures)
  else rmSync(pictures, { recursive: true, force: true })
  for (const file of [smallDemo, wholeDemo]) if (file) rmSync(file, { force: true })
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
})
