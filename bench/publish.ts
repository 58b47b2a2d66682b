// Another process publishes one document into a large catalogue: when is it on the site, and do
// pages that do not show it stay in the cache? Then the same with 20 revisions of each document, compared with the first.
// `npm run bench -- publish [deals]`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient, type PrismicDocument } from '@prismicio/client'
import { siteEnvironment } from '../scripts/site-environment.mjs'
import { freePort } from '../test/free-port.ts'
import { percentile, report } from './report.ts'
import { runScript } from './run-script.ts'

const DEALS = Number(process.argv[2] ?? 100_000)
const TRIES = 5
const OTHERS = 100
const TARGET_MS = 1000
const MOST_MB = 1200
const REVISIONS = 20
/** A few ms more or less are noise of the machine. */
const MOST_RATIO = 1.5
const port = await freePort()
const site = `http://127.0.0.1:${port}`

const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
const env = {
  ...process.env,
  ...siteEnvironment,
  DATA_DIR: folder,
  PORT: String(port),
  HOST: '127.0.0.1',
  SITE_URL: site,
  LOG_LEVEL: 'warn',
  CONTENT_API_RATE: '100000',
  // Holds the requested pages. Rendering thousands in advance would disturb the measurement.
  PAGE_CACHE_MB: '48',
}

const corpus = join(folder, 'corpus.ndjson')
await run(['bench/write-corpus.ts', corpus, String(DEALS)])
const startedImport = performance.now()
await run(['scripts/content.ts', 'import', corpus])
const importSeconds = (performance.now() - startedImport) / 1000
try {
  console.log(`${DEALS.toLocaleString('en')} deals`)
  report('  into the store', `${Math.round(DEALS / importSeconds).toLocaleString('en')}/s`)
  const before = await measure('one revision each')
  runScript('add-revisions.ts', [join(folder, 'lobang.sqlite'), String(REVISIONS)])
  const after = await measure(`${REVISIONS} revisions each`)
  const ratio = after / before
  report('shown after publish, of before', ratio.toFixed(2), { value: ratio, most: MOST_RATIO })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Returns the median time, in ms, until a published document is shown. */
async function measure(what: string): Promise<number> {
  const server = spawn('node', ['src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    const startedSite = performance.now()
    await ready()
    const startSeconds = (performance.now() - startedSite) / 1000
    const { deal, unrelated } = await findPages()
    await calm()
    const visible: number[] = []
    let [hits, misses] = [0, 0]
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      visible.push(await publish(deal, `${what}, published again, time ${attempt}`))
      const before = await cacheCounts()
      for (const path of unrelated) await read(path)
      const after = await cacheCounts()
      hits += after.hits - before.hits
      misses += after.misses - before.misses
    }
    const memory = Math.round((await metric('process_resident_memory_bytes')) / 1e6)
    const slowest = Math.max(...visible)
    console.log(`With ${what}`)
    report('  start of the site', `${startSeconds.toFixed(1)} s`)
    report('  memory (RSS)', `${memory} MB`, { value: memory, most: MOST_MB })
    const shown = `${visible.map(Math.round).join(', ')} ms`
    report('  shown after publish', shown, { value: slowest, most: TARGET_MS })
    const kept = `${hits} hits, ${misses} misses`
    report(`  ${unrelated.length} pages without it`, kept, { value: misses, most: 0 })
    return percentile(visible, 50)
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
}

/** A deal, and the paths of others whose pages do not show it. */
async function findPages() {
  const client = createClient('lobang', { documentAPIEndpoint: `${site}/api/v2` })
  const { results } = await client.getByType('deal', { pageSize: 100 })
  const [deal, ...others] = results.toSorted((a, b) => a.id.localeCompare(b.id))
  if (!deal) throw new Error('no deals')
  const unrelated: string[] = []
  for (const other of others.slice(0, OTHERS)) {
    const html = await read(pathOf(other))
    if (!html.includes(`"${pathOf(deal)}"`)) unrelated.push(pathOf(other))
  }
  return { deal, unrelated }
}

function pathOf({ uid, data }: PrismicDocument): string {
  return `/deals/${data.category}/${uid}`
}

/** Returns the ms from the end of the command until the page shows the new title. */
async function publish(deal: PrismicDocument, title: string): Promise<number> {
  const file = join(folder, 'one.ndjson')
  writeFileSync(file, `${JSON.stringify({ ...deal, data: { ...deal.data, title } })}\n`)
  await read(pathOf(deal))
  const published = run(['scripts/content.ts', 'publish', file]).then(() => performance.now())
  const seen = untilShown(pathOf(deal), title)
  return Math.max(1, (await seen) - (await published))
}

function run(args: string[]): Promise<void> {
  const child = spawn('node', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${args.join(' ')} ended with ${code}`))
    })
  })
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const response = await fetch(`${site}/readyz`).catch(() => null)
    if (response?.ok) return
    await delay(200)
  }
  throw new Error('The site did not start')
}

async function read(path: string): Promise<string> {
  // A new connection each time: the server may close an idle one just as it is reused.
  const response = await fetch(site + path, { headers: { connection: 'close' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

async function untilShown(path: string, title: string): Promise<number> {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    if ((await read(path)).includes(title)) return performance.now()
    await delay(10)
  }
  throw new Error(`${path} never showed "${title}"`)
}

/** Waits until no more pages are rendered in advance, which begins once the search index is made. */
async function calm(): Promise<void> {
  await read('/search?q=kopi')
  for (let before = -1; ; ) {
    const renders = await metric('lobang_page_renders_total')
    if (renders === before) return
    before = renders
    await delay(3000)
  }
}

async function cacheCounts() {
  return {
    hits: await metric('lobang_page_cache_hits_total'),
    misses: await metric('lobang_page_cache_misses_total'),
  }
}

async function metric(name: string): Promise<number> {
  const text = await read('/metrics')
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
