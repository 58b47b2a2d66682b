// The memory of the demo once its pages are made and it idles: the site's processes, as Linux reports them.
import { readdirSync, readFileSync } from 'node:fs'
import { startObservedSite } from './load/observed-site.ts'
import { usageOf } from './load/process-usage.ts'
import { report } from './report.ts'

const MOST_MB = 260

await using site = await startObservedSite()
const processes = [site.pid, ...childrenOf(site.pid)]
const sizes = processes.map((pid) => usageOf(pid).rssMb)
const total = sizes.reduce((sum, size) => sum + size, 0)
report('Resident memory of the demo, all pages made', `${total.toFixed(0)} MB`, {
  value: total,
  most: MOST_MB,
})
if (sizes.length > 1)
  report('  by process', sizes.map((size) => `${size.toFixed(0)} MB`).join(', '))

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
