import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgresServer } from '../../test/postgres-server.ts'
import { startSiteProcess } from '../../test/site-process.ts'
import { ms, report } from '../report.ts'
import { type SavingAccounts, savingEnvironment, startSaving } from '../saving-accounts.ts'
import { timePages } from '../time-pages.ts'

export const about = 'PostgreSQL restarts, crashes and hangs while 12 accounts save'

const ACCOUNTS = 12
const DEFAULT_RESTARTS = 20
const AWAY_MS = 1000
const MOST_RECOVERY_MS = 5000
/** Longer than any time-out of a request. */
const HANG_MS = 30_000
const POLL_MS = 20

/** `npm run bench -- faults postgres-restarts [RESTARTS]` */
export async function run([restarts = String(DEFAULT_RESTARTS)]: string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  try {
    // Acknowledged writes must be on the disk, so the server keeps its default settings.
    await using server = await startPostgresServer([])
    const env = { ...savingEnvironment, DATA_DIR: dataDir, DATABASE_URL: `${server.url}/postgres` }
    await using site = await startSiteProcess({ ...env, LOG_LEVEL: 'silent' })
    const saving = await startSaving(site, { accounts: ACCOUNTS, dataDir })
    const pages = timePages(`${site.url}/deals`)
    const recoveries: number[] = []
    for (let turn = 0; turn < Number(restarts); turn++) {
      await server.stop(turn % 2 === 0 ? 'fast' : 'immediate')
      await delay(AWAY_MS)
      await server.start()
      recoveries.push(await untilAllSave(saving))
    }
    server.pause()
    await delay(HANG_MS)
    server.resume()
    const afterHang = await untilAllSave(saving)
    await saving.stop()
    const dead = site.process.exitCode === null && site.process.signalCode === null ? 0 : 1
    await pages.stop()
    reportOutcome({ restarts, dead, saving, recoveries, afterHang, lost: await saving.lost() })
    report('pages that failed meanwhile', String(pages.failed()), {
      value: pages.failed(),
      most: 0,
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Outcome = {
  restarts: string
  dead: number
  saving: SavingAccounts
  recoveries: readonly number[]
  afterHang: number
  lost: number
}

function reportOutcome({ restarts, dead, saving, recoveries, afterHang, lost }: Outcome): void {
  const saves = saving.counts().reduce((sum, count) => sum + count, 0)
  const slowest = Math.max(...recoveries)
  const others = [...saving.refusals].filter(([status]) => status !== 503)
  report(`${restarts} restarts: processes dead`, String(dead), { value: dead, most: 0 })
  report(`${saves} acknowledged saves: lost`, String(lost), { value: lost, most: 0 })
  report('all accounts save again: slowest', ms(slowest), {
    value: slowest,
    most: MOST_RECOVERY_MS,
  })
  report('the same after the server hung', ms(afterHang), {
    value: afterHang,
    most: MOST_RECOVERY_MS,
  })
  const wrong = others.reduce((sum, [, count]) => sum + count, saving.withoutRetryAfter())
  const refused = saving.refusals.get(503) ?? 0
  const statuses = others.map(([status, count]) => `${count} x ${status}`)
  const told = [String(wrong), ...statuses].join(', ')
  report(`${refused} refusals: other than 503 with Retry-After`, told, { value: wrong, most: 0 })
}

async function untilAllSave(saving: SavingAccounts): Promise<number> {
  const since = performance.now()
  const before = saving.counts()
  while (saving.counts().some((count, index) => count === before[index])) await delay(POLL_MS)
  return performance.now() - since
}
