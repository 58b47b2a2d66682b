// How many requests per second a cached page gets, beside a bare server that writes the same bytes.
// Only ratios within one run count: the machine is noisy.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../test/free-port.ts'
import { measureLoad } from './measure-load.ts'
import { hasNginx, type Nginx, startNginx } from './nginx.ts'

const PAGE = '/'
const ROUNDS = 7
const SECONDS = 2
const TARGET = 0.8
const [sitePort, barePort, nginxPort] = [await freePort(), await freePort(), await freePort()]
const site = `http://127.0.0.1:${sitePort}`
const bare = `http://127.0.0.1:${barePort}`

const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
// Each server has the first core to itself, the load the second.
const pin = canPin() ? ['taskset', '-c', '0'] : []

const servers = [
  start([...pin, 'node', 'src/main.ts'], {
    PORT: String(sitePort),
    DATA_DIR: join(folder, 'data'),
    SITE_URL: site,
  }),
  start([...pin, 'node', 'bench/bare-server.ts', site + PAGE, String(barePort)], {}),
]
let nginx: Nginx | null = null

try {
  await Promise.all([ready(`${site}/readyz`), ready(bare)])
  await calm()
  if (hasNginx()) {
    const page = await compressedPage(site + PAGE)
    nginx = await startNginx({ folder: join(folder, 'nginx'), page, port: nginxPort, pin })
  }
  const targets: [name: string, url: string][] = [
    ['site', site + PAGE],
    ['bare node:http', bare + PAGE],
  ]
  if (nginx) targets.push(['nginx', `http://127.0.0.1:${nginxPort}/`])

  const rates = new Map(targets.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, url] of targets) {
      const rate = await measureLoad(url, { seconds: SECONDS, pin: canPin() })
      // The first round only warms up.
      if (round > 0) rates.get(name)?.push(rate)
    }
  }

  console.log(
    `Cached page ${PAGE}, brotli, ${ROUNDS} rounds of ${SECONDS} s, ${cpus().length} cores`,
  )
  for (const [name, values] of rates) {
    console.log(
      `  ${name.padEnd(16)} ${Math.round(median(values)).toLocaleString('en')} requests/s`,
    )
  }
  const pairs = (rates.get('site') ?? []).map(
    (rate, round) => rate / (rates.get('bare node:http')?.[round] ?? 1),
  )
  const ratio = median(pairs)
  console.log(
    `  site / bare      ${(ratio * 100).toFixed(1)} % (target: at least ${TARGET * 100} %)`,
  )
  if (!nginx) console.log('  nginx is not compared, because it is not installed')
  process.exitCode = ratio >= TARGET ? 0 : 1
} finally {
  await nginx?.[Symbol.asyncDispose]()
  for (const server of servers) server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

function start([command = '', ...args]: string[], env: Record<string, string>) {
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
}

/** Over `node:http`, because `fetch` would undo the encoding. */
function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (message) =>
      resolve(Buffer.concat(await message.toArray())),
    ).on('error', reject)
  })
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await delay(200)
  }
  throw new Error(`${url} did not answer`)
}

/** Waits until the pages that are made in advance are made, so that no render disturbs the measure. */
async function calm(): Promise<void> {
  let before = ''
  for (let attempt = 0; attempt < 60; attempt++) {
    const metrics = await (await fetch(`${site}/metrics`)).text()
    const renders = /lobang_page_renders_total (\d+)/.exec(metrics)?.[1] ?? ''
    if (renders === before) return
    before = renders
    await delay(2000)
  }
  throw new Error('The site never came to rest')
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function canPin(): boolean {
  return cpus().length > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0
}
