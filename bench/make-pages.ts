// Makes all pages of a checkout's demo and writes what that cost to RESULT, as JSON: FOLDER RESULT.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'

/** Processor time in ms, of all threads. */
export type PagesCost = { pages: number; ms: number }

/** Monday, noon in Singapore. */
const INSTANT = new Date('2026-11-16T04:00:00Z')

const [checkout = '', result = ''] = process.argv.slice(2)
const load = (path: string) => import(pathToFileURL(join(checkout, path)).href)
const { createSite }: typeof import('../src/site.ts') = await load('src/site.ts')
const { readConfig }: typeof import('../src/config.ts') = await load('src/config.ts')
const { readClientBuild }: typeof import('../src/http/client-build.ts') = await load(
  'src/http/client-build.ts',
)

const dataDir = mkdtempSync(join(tmpdir(), 'lobang-pages-'))
const site = await createSite({
  config: readConfig({ DATA_DIR: dataDir, SITE_URL: 'http://localhost' }),
  log: pino({ level: 'error' }),
  now: () => INSTANT,
  build: await readClientBuild(join(checkout, 'dist/client')),
  render: await load('dist/server/render.js'),
  seedFolder: join(checkout, 'seed'),
})
try {
  // Pages that search need it, and it is not part of a page.
  await site.search.renew()
  const before = process.cpuUsage()
  await site.warmth.all()
  const { user, system } = process.cpuUsage(before)
  const cost: PagesCost = { pages: site.pageCache.stats().pages, ms: (user + system) / 1000 }
  writeFileSync(result, JSON.stringify(cost))
} finally {
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
}
