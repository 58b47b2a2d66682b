// Another process publishes one document into a large catalogue: when is it on the site, and do
// pages that do not show it stay in the cache? `npm run bench -- publish [deals]`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@prismicio/client'
import { freePort } from '../test/free-port.ts'

const DEALS = Number(process.argv[2] ?? 100_000)
const TRIES = 5
const OTHERS = 100
const TARGET_MS = 1000
const port = await freePort()
const site = `http://127.0.0.1:${port}`

const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
const env = {
  ...process.env,
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
const server = spawn('node', ['src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })

try {
  const startedSite = performance.now()
  await ready()
  const startSeconds = (performance.now() - startedSite) / 1000
  const client = createClient('lobang', { documentAPIEndpoint: `${site}/api/v2` })
  const { results } = await client.getByType('deal', { pageSize: 100 })
  const [deal, ...others] = results.toSorted((a, b) => a.id.localeCompare(b.id))
  if (!deal) throw new Error('no deals')
  const pathOf = (document: typeof deal) => `/deals/${document.data.category}/${document.uid}`
  const unrelated: string[] = []
  for (const other of others.slice(0, OTHERS)) {
    const html = await read(pathOf(other))
    if (!html.includes(`"${pathOf(deal)}"`)) unrelated.push(pathOf(other))
  }
  await calm()

  const visible: number[] = []
  let hits = 0
  let misses = 0
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const title = `Published again, time ${attempt}`
    const file = join(folder, 'one.ndjson')
    writeFileSync(file, `${JSON.stringify({ ...deal, data: { ...deal.data, title } })}\n`)
    await read(pathOf(deal))
    const published = run(['scripts/content.ts', 'publish', file]).then(() => performance.now())
    const seen = untilShown(pathOf(deal), title)
    visible.push(Math.max(0, (await seen) - (await published)))
    const before = await cacheCounts()
    for (const path of unrelated) await read(path)
    const after = await cacheCounts()
    hits += after.hits - before.hits
    misses += after.misses - before.misses
  }

  const memory = await metric('process_resident_memory_bytes')
  const slowest = Math.max(...visible)
  console.log(`${DEALS.toLocaleString('en')} deals`)
  console.log(`  into the store       ${Math.round(DEALS / importSeconds).toLocaleString('en')}/s`)
  console.log(`  start of the site    ${startSeconds.toFixed(1)} s`)
  console.log(`  memory (RSS)         ${Math.round(memory / 1e6)} MB (target: at most 1200)`)
  console.log(
    `  shown after publish  ${visible.map(Math.round).join(', ')} ms (target: at most ${TARGET_MS})`,
  )
  console.log(
    `  ${unrelated.length} pages without it  ${hits} hits, ${misses} misses (target: no miss)`,
  )
  process.exitCode = slowest <= TARGET_MS && misses === 0 && memory <= 1.2e9 ? 0 : 1
} finally {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
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

/** Waits until no more pages are rendered in advance. */
async function calm(): Promise<void> {
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
