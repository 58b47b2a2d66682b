import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { pageAddresses } from '../e2e/page-kinds.ts'
import { readConfig } from '../src/config.ts'
import type { ClientBuild } from '../src/http/client-build.ts'
import * as paths from '../src/lib/paths.ts'
import { createSite } from '../src/site.ts'
import { ORIGIN } from '../test/form-visitor.ts'
import { accountRecordings } from './record-account.ts'

const root = join(import.meta.dirname, '..')
/** Monday, noon in Singapore. */
const INSTANT = new Date('2026-11-16T04:00:00Z')

/** Files for machines, and searches. */
const FURTHER_PATHS = [
  '/feed.xml',
  '/blog/feed.xml',
  '/last-days.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/search?q=lunch+near+bugis+under+%2410',
  '/search?q=food&sort=price&page=2',
  '/search/suggest?q=ko',
]

const MISSING = '/there-is-no-such-page'

// The same for every checkout, so that only the pages' content can differ.
const build: ClientBuild = {
  id: 'recorded',
  timestamp: 1,
  assets: {
    styles: { pages: {}, all: { first: '', rest: '' }, path: null },
    boot: { beforeHeader: '', afterHeader: '' },
    scripts: { entry: '/assets/entry.js', shared: [], pages: {} },
  },
  files: new Map(),
}

/** Writes the HTML and the payload of every page of the demo. Resolves to the number of files. */
export async function recordPages(folder: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lobang-record-'))
  const site = await createSite({
    config: readConfig({ DATA_DIR: dataDir, SITE_URL: ORIGIN }),
    log: pino({ level: 'error' }),
    now: () => INSTANT,
    build,
    render: await import(pathToFileURL(join(root, 'dist/server/render.js')).href),
    seedFolder: join(root, 'seed'),
    effort: 'least',
  })
  try {
    const pages = new Set([...(await site.addresses()), ...pageAddresses])
    const files = [...[...pages].flatMap((page) => [page, paths.payload(page)]), ...FURTHER_PATHS]
    const recordings = await accountRecordings(site, { dataDir })
    for (const path of [...files, MISSING]) {
      const answer = await site.app.request(path)
      const { status } = answer
      if ((status === 404) !== (path === MISSING)) throw new Error(`${path} answers ${status}`)
      recordings.set(path, `${status}\n${await answer.text()}`)
    }
    await mkdir(folder, { recursive: true })
    for (const [name, text] of recordings) {
      await writeFile(join(folder, `${encodeURIComponent(name)}.txt`), text)
    }
    return recordings.size
  } finally {
    await site.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
