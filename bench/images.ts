// How a burst of new pictures affects pages: how long a cached page takes while 200 pictures
// are made, compared with an idle site. Only the ratio within one run counts.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../test/free-port.ts'

const PICTURES = 200
const ROUNDS = 2
const QUIET_MS = 5000
/** The median may take this many times as long. */
const TARGET = 1.5
const port = await freePort()
const site = `http://127.0.0.1:${port}`

const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
const server = spawn('node', ['bench/cold-site.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SITE_URL: site,
  },
})
const keepAlive = new Agent({ keepAlive: true, maxSockets: 1 })

try {
  await ready(`${site}/readyz`)
  const sources = await pictureSources()
  // The first round only warms up.
  await measure(delay(QUIET_MS))
  const quiet: number[] = []
  const busy: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await measure(delay(QUIET_MS))))
    // Widths that no page uses, so none of these pictures exists yet.
    const burst = sources.map((source) => picture(`${source}?auto=format&w=${500 + round}`))
    const startedAt = performance.now()
    busy.push(...(await measure(Promise.all(burst))))
    const statuses = await Promise.all(burst)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const served = statuses.filter((status) => status === 200).length
    console.log(`  ${served} of ${statuses.length} pictures served in ${seconds} s`)
  }
  report(quiet, busy)
} finally {
  keepAlive.destroy()
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

function report(quiet: number[], busy: number[]): void {
  const line = (name: string, values: number[]) => {
    const [half, most] = [at(values, 0.5), at(values, 0.99)].map((ms) => ms.toFixed(2))
    console.log(
      `  ${name.padEnd(16)} median ${half} ms, p99 ${most} ms of ${values.length} requests`,
    )
  }
  console.log(`Cached page, one request after the other, and ${PICTURES} cold pictures at once`)
  line('without', quiet)
  line('with the burst', busy)
  const ratio = at(busy, 0.5) / at(quiet, 0.5)
  const tail = at(busy, 0.99) / at(quiet, 0.99)
  console.log(
    `  with / without   median ${ratio.toFixed(2)} (target: at most ${TARGET}), p99 ${tail.toFixed(2)}`,
  )
  process.exitCode = ratio <= TARGET ? 0 : 1
}

/** The time of each answer with the cached page until `end`. */
async function measure(end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let ended = false
  const stop = () => {
    ended = true
  }
  end.then(stop, stop)
  while (!ended) {
    const startedAt = performance.now()
    await request(site, { 'accept-encoding': 'br' }, keepAlive)
    times.push(performance.now() - startedAt)
    await delay(2)
  }
  return times
}

function picture(url: string): Promise<number> {
  return request(url, { accept: 'image/avif,image/webp' }, new Agent())
}

function request(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (message) => {
      message.resume()
      message.on('end', () => resolve(message.statusCode ?? 0))
    }).on('error', reject)
  })
}

async function pictureSources(): Promise<string[]> {
  const repository = await (await fetch(`${site}/api/v2`)).json()
  const sources = new Set<string>()
  for (let page = 1; sources.size < PICTURES; page++) {
    const query = new URLSearchParams({
      ref: repository.refs[0].ref,
      q: '[[at(document.type,"deal")]]',
      pageSize: '100',
      page: String(page),
    })
    const answer = await fetch(`${site}/api/v2/documents/search?${query}`)
    const { results } = (await answer.json()) as SearchAnswer
    if (results.length === 0) throw new Error(`there are only ${sources.size} pictures`)
    for (const { data } of results) for (const { image } of data.art) sources.add(image.url)
  }
  return [...sources].slice(0, PICTURES).map((url) => url.replace(/\?.*/, ''))
}

type SearchAnswer = { results: { data: { art: { image: { url: string } }[] } }[] }

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await delay(200)
  }
  throw new Error(`${url} did not answer`)
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
