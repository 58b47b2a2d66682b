import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { type Config, readConfig } from '#config.ts'
import { openDatabase } from '#db/database.ts'
import { commandLimits } from '#db/database-limits.ts'
import { readClientBuild } from '#http/client-build.ts'
import { readDeskBuild } from '#http/desk-build.ts'
import { createSite, type Site } from '../src/site.ts'
import { createReleaseStore } from '../test/release-store.ts'
import { sharePictures } from './share-pictures.ts'
import { PASSED_MS } from './this-run.ts'

const root = join(import.meta.dirname, '..')
// One key for all: a database knows which one it was used with.
const SECRET_KEY = 'only for journeys, and the same for all of their sites'

/** What sites of one process share. */
export async function readBuilds() {
  return {
    build: await readClientBuild(join(root, 'dist/client')),
    deskBuild: await readDeskBuild(join(root, 'dist/desk')),
    render: await import(pathToFileURL(join(root, 'dist/server/render.js')).href),
  }
}

type Builds = Awaited<ReturnType<typeof readBuilds>>

export type JourneySite = {
  site: Site
  config: Config
  /** Resolves to the link for the first editor, once the site answers. */
  listen: () => Promise<string>
  /** Moves its clock by `PASSED_MS`. */
  letTimePass: () => void
  close: () => Promise<void>
}

/**
 * A site of the browser journeys: the real one, on a data folder of its own that is thrown away after. Unlike `main.ts` it
 * makes no page before somebody asks: on two cores that would slow all. `DEMO_FILE` is copied instead of importing the demo.
 */
export async function openJourneySite(
  env: NodeJS.ProcessEnv,
  builds: Builds,
): Promise<JourneySite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lobang-e2e-'))
  const config = readConfig({ ...env, SECRET_KEY, DATA_DIR: dataDir })
  const { DEMO_FILE: demo, PICTURES: pictures = config.imageCache.folder } = env
  if (demo) {
    copyFileSync(demo, config.database)
    sharePictures(pictures, config.imageCache.folder)
  } else {
    // The first site of the run makes its pictures for all.
    rmSync(pictures, { recursive: true, force: true })
    config.imageCache.folder = pictures
  }
  let aheadMs = 0
  const site = await createSite({
    ...builds,
    config,
    log: pino({ level: config.logLevel }),
    now: () => new Date(Date.now() + aheadMs),
    seedFolder: join(root, 'seed'),
    effort: 'least',
  })
  return {
    site,
    config,
    async listen() {
      await saveDraft(site, config)
      const notice = (await site.desk.createStartNotice()) ?? ''
      await site.server.listen(config.port, config.host)
      return notice
    },
    letTimePass() {
      aheadMs += PASSED_MS
    },
    async close() {
      await site.close()
      if (demo) sharePictures(config.imageCache.folder, pictures)
      else rmSync(pictures, { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Something to preview: a deal that was never published. Journeys find its ref in the content API. */
async function saveDraft({ store }: Site, { database }: Config): Promise<void> {
  const [deal] = store.snapshot().byType.get('deal') ?? []
  if (!deal) return
  const data = { ...deal.data, title: 'Breakfast for the whole block' }
  const document = { ...deal, id: 'never-published', uid: 'breakfast-for-the-block', data }
  const change = { documents: [document] }
  const db = openDatabase(database, commandLimits)
  const [createRef, now] = [() => crypto.randomUUID(), () => new Date()]
  const releases = createReleaseStore(db, { store, createRef, now })
  await releases.save({ id: 'season', label: 'Season of toast', scheduledAt: null, change })
  await db.destroy()
}
