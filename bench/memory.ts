// The memory of the demo once its pages are made and it idles, started as `npm start` does: the site's processes, as Linux
// reports them. Helpers that idle for a minute end, so it waits for that.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { siteEnvironment } from '../scripts/site-environment.mjs'
import { startSiteProcess } from '../test/site-process.ts'
import { calm } from './load/calm.ts'
import { bringPictures, keepPictures } from './load/kept-pictures.ts'
import { usageOf } from './load/process-usage.ts'
import { report } from './report.ts'

const MOST_MB = 260
const HELPERS_MS = 75_000

const folder = mkdtempSync(join(tmpdir(), 'lobang-memory-'))
try {
  bringPictures(folder)
  await using site = await startSiteProcess({ ...siteEnvironment, DATA_DIR: folder })
  const pid = site.process.pid ?? 0
  await calm(pid)
  await delay(HELPERS_MS)
  keepPictures(folder)
  reportSizes([pid, ...childrenOf(pid)].map((each) => usageOf(each).rssMb))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function reportSizes(sizes: number[]): void {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  report('Resident memory of the demo, all pages made', `${total.toFixed(0)} MB`, {
    value: total,
    most: MOST_MB,
  })
  if (sizes.length > 1)
    report('  by process', sizes.map((size) => `${size.toFixed(0)} MB`).join(', '))
}

/** Its processes, and theirs. */
function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = pids.map(Number).filter((pid) => parentOf(pid) === parent)
  return children.flatMap((pid) => [pid, ...childrenOf(pid)])
}

/** `null` when the process has just ended. */
function parentOf(pid: number): number | null {
  try {
    // The name of the command stands in brackets and may contain anything.
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/)
    return Number(after.split(' ')[1])
  } catch {
    return null
  }
}
