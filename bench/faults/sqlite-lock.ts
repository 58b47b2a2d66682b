import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { holdSqliteLock } from '../../test/hold-sqlite-lock.ts'
import { startSiteProcess } from '../../test/site-process.ts'
import { calm } from '../load/calm.ts'
import { bringPictures, keepPictures } from '../load/kept-pictures.ts'
import { measurePages } from '../load/measure-pages.ts'
import { ms, report } from '../report.ts'
import { savingEnvironment, startSaving } from '../saving-accounts.ts'

export const about = 'another process holds the write lock of SQLite while accounts save'

const ACCOUNTS = 6
const DEFAULT_SECONDS = 20
const QUIET_SECONDS = 5
/** Requests for cached pages per second. */
const RATE = 100
const MOST_MS = 50

/** `npm run bench -- faults sqlite-lock [SECONDS]` */
export async function run([seconds = String(DEFAULT_SECONDS)]: string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  try {
    const env = { ...savingEnvironment, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    bringPictures(dataDir)
    await using site = await startSiteProcess(env)
    await calm(site.process.pid ?? 0)
    keepPictures(dataDir)
    const saving = await startSaving(site, { accounts: ACCOUNTS, dataDir })
    await measurePages(site.url, { rate: RATE, seconds: QUIET_SECONDS })
    const quiet = await measurePages(site.url, { rate: RATE, seconds: QUIET_SECONDS })

    const lock = await holdSqliteLock(join(dataDir, 'lobang.sqlite'))
    const before = saving.counts()
    const locked = await measurePages(site.url, { rate: RATE, seconds: Number(seconds) })
    const during = sum(saving.counts()) - sum(before)
    await lock.release()
    const since = performance.now()
    while (saving.counts().some((count, index) => count === before[index])) await delay(20)
    const recovery = performance.now() - since
    await saving.stop()

    const { count, failed, p99, max } = locked
    report(`${quiet.count} cached pages before: p99, slowest`, `${ms(quiet.p99)}, ${ms(quiet.max)}`)
    report(`${count} while locked for ${seconds} s: p99`, ms(p99))
    report('the slowest of them', ms(max), { value: max, most: MOST_MS })
    report('pages that failed', String(failed), { value: failed, most: 0 })
    report('saves that were acknowledged meanwhile', String(during), { value: during, most: 0 })
    const refused = saving.refusals.get(503) ?? 0
    const all = sum([...saving.refusals.values()])
    const wrong = all - refused + saving.withoutRetryAfter()
    report(`${refused} refusals: other than 503 with Retry-After`, String(wrong), {
      value: wrong,
      most: 0,
    })
    report('all accounts save again after', ms(recovery), { value: recovery, most: 5000 })
    const lost = await saving.lost()
    report('acknowledged saves lost', String(lost), { value: lost, most: 0 })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
