// What the visitor path must show: random histories of three devices, writes that survive `kill -9`,
// and what a call costs. `npm run bench -- functions [histories] [writes] [engine]`
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, type Random } from '../src/lib/seeded-random.ts'
import { setup as startPostgres } from '../test/start-postgres.ts'
import { createHistory, type Step } from '../test/visitor-histories.ts'

const ACCOUNTS = 40
const LIFE_MS = 4000
/** They end with this process, whatever ends it. */
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

const [histories = 100_000, writes = 10_000] = process.argv.slice(2, 4).map(Number)
const only = process.argv[4]

runHistories(histories)
const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
try {
  if (only !== 'PostgreSQL') await killDuringWrites('SQLite', join(folder, 'bench.sqlite'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
let postgres = ''
const stopPostgres = await startPostgres({
  provide: (_: string, url: string) => {
    postgres = url
  },
} as never)
try {
  if (only !== 'SQLite') await killDuringWrites('PostgreSQL', `${postgres}/postgres`)
} finally {
  await stopPostgres()
}

function runHistories(count: number): void {
  const startedAt = performance.now()
  let lost = 0
  let resurrected = 0
  for (let seed = 1; seed <= count; seed++) {
    const random = createRandom(seed)
    const history = createHistory(3)
    for (let step = 0; step < 40; step++) history.run(randomStep(random))
    history.settle()
    const expected = new Set(history.expected())
    for (const shown of [history.onServer(), ...history.shown()]) {
      lost += [...expected].filter((key) => !shown.includes(key)).length
      resurrected += shown.filter((key) => !expected.has(key)).length
    }
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${count} histories of three devices, 40 steps each: ${lost} lost, ${resurrected} resurrected (${seconds} s)`,
  )
  if (lost + resurrected > 0) process.exitCode = 1
}

function randomStep({ between, pick: oneOf }: Random): Step {
  const device = between(0, 2)
  const pick = between(0, 5)
  const again = oneOf([true, false])
  const item = {
    kind: oneOf(['favourites', 'following'] as const),
    id: oneOf(['a', 'b']),
  }
  const steps: Step[] = [
    { do: 'put', device, ...item },
    { do: 'remove', device, ...item },
    { do: 'send', device },
    { do: 'arrive', pick, again },
    { do: 'answer', pick, again },
    { do: 'lose', what: oneOf(['request', 'answer'] as const), pick },
    { do: 'restart', device },
  ]
  return oneOf(steps)
}

async function killDuringWrites(engine: string, database: string): Promise<void> {
  let server = await start(database)
  const acknowledged = new Map<string, Set<string>>()
  let count = 0
  let kills = 0
  let failed = 0
  const times: number[] = []

  async function write(account: string): Promise<void> {
    for (let index = 0; count < writes; index++) {
      const id = `brand-${index}`
      const startedAt = performance.now()
      // Tried again under the same id until it is acknowledged, as a device does.
      for (;;) {
        const answer = await follow(server.url, account, id).catch(() => null)
        if (answer === 200) break
        failed++
        await delay(20)
      }
      times.push(performance.now() - startedAt)
      count++
      acknowledged.set(account, (acknowledged.get(account) ?? new Set()).add(id))
    }
  }

  const startedAt = performance.now()
  let done = false
  const writing = Promise.all(
    Array.from({ length: ACCOUNTS }, (_, index) => write(`account-${index}`)),
  ).then(() => {
    done = true
  })
  while (!done) {
    await Promise.race([writing, delay(LIFE_MS)])
    if (done) break
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    kills++
    server = await start(database)
  }
  await writing
  const seconds = (performance.now() - startedAt) / 1000
  let missing = 0
  for (const [account, ids] of acknowledged) {
    const kept = new Set(await following(server.url, account))
    missing += [...ids].filter((id) => !kept.has(id)).length
  }
  server.process.kill('SIGKILL')
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  console.log(
    `${engine}: ${count} acknowledged writes, ${kills} kills, ${failed} calls cut off, ${missing} missing; ` +
      `${Math.round(count / seconds)} writes/s with the kills, median ${at(0.5)} ms, 95 % ${at(0.95)} ms`,
  )
  if (missing > 0) process.exitCode = 1
}

async function start(database: string): Promise<{ process: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, 'functions-server.ts')
  const child = spawn(process.execPath, [script, database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const [port] = await once(child.stdout, 'data')
  return { process: child, url: `http://127.0.0.1:${String(port).trim()}/functions` }
}

async function follow(url: string, account: string, id: string): Promise<number> {
  const change = {
    replica: 'bench',
    requestId: id,
    epoch: null,
    seen: 0,
    favourites: { put: {}, removed: [] },
    following: { put: [id], removed: [] },
  }
  const response = await post(`${url}/syncVisitor`, account, change)
  await response.arrayBuffer()
  return response.status
}

async function following(url: string, account: string): Promise<string[]> {
  const response = await post(`${url}/readVisitor`, account, null)
  const { result } = (await response.json()) as { result: { followingArray: string[] } }
  return result.followingArray
}

function post(url: string, account: string, data: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account}` },
  })
}
