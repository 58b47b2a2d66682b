import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgresServer } from '../../test/postgres-server.ts'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { calm } from '../load/calm.ts'
import { bringPictures, keepPictures } from '../load/kept-pictures.ts'
import { lookAround } from '../load/look-around.ts'
import { createRotation, type Rotation } from '../load/rotation.ts'
import { type Answered, steadyLoad } from '../load/steady-load.ts'
import { visit } from '../load/visitors.ts'
import { report } from '../report.ts'
import { createRandom } from '../seeded-random.ts'

export const about =
  'two processes on PostgreSQL are replaced in turn under load [restarts] [requests a second]: none fails'

const DEFAULT_RESTARTS = 6
const DEFAULT_RATE = 500
const SETTLE_MS = 2000

/** Each restart sends SIGTERM, waits for the process to end, and starts another one in its place. */
export async function run([
  restarts = String(DEFAULT_RESTARTS),
  rate = String(DEFAULT_RATE),
]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  bringPictures(folder)
  await using postgres = await startPostgresServer()
  using rotation = createRotation()
  const env = {
    DATABASE_URL: `${postgres.url}/postgres`,
    DATA_DIR: folder,
    // The load balancer in front of it.
    TRUSTED_PROXIES: '1',
  }
  const sites: SiteProcess[] = []
  try {
    for (let index = 0; index < 2; index++) sites.push(await startReady(env, rotation))
    for (const site of sites) await calm(site.process.pid ?? 0)
    keepPictures(folder)
    const stop = new AbortController()
    const answers: Answered[] = []
    const random = createRandom(1)
    const targets = await lookAround(sites[0]?.url ?? '')
    const load = steadyLoad({
      backend: rotation.next,
      rate: Number(rate),
      next: () => visit(random, targets),
      onAnswer: (answer) => answers.push(answer),
      signal: stop.signal,
    })
    const startedAt = performance.now()
    const codes: (number | null)[] = []
    for (let restart = 0; restart < Number(restarts); restart++) {
      await delay(SETTLE_MS)
      const old = sites.shift() as SiteProcess
      codes.push(await old.stop())
      rotation.remove(old.url)
      sites.push(await startReady(env, rotation))
    }
    await delay(SETTLE_MS)
    stop.abort()
    await load
    tell(answers, codes, (performance.now() - startedAt) / 1000)
  } finally {
    for (const site of sites) await site[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startReady(env: Record<string, string>, rotation: Rotation): Promise<SiteProcess> {
  const site = await startSiteProcess(env)
  await rotation.add(site.url)
  return site
}

function tell(answers: Answered[], codes: (number | null)[], seconds: number): void {
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  for (const { status, method = 'GET', path } of failed.slice(0, 10)) {
    report(`  ${method} ${path}`, String(status))
  }
  const what = `${codes.length} restarts, ${answers.length} requests: failed`
  const sent = (answers.length / seconds).toFixed(0)
  report(what, `${failed.length} (${sent} a second)`, { value: failed.length, most: 0 })
  const unclean = codes.filter((code) => code !== 0).length
  report('processes that did not end with 0', String(unclean), { value: unclean, most: 0 })
}
