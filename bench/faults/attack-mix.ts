import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { attacks } from '../load/attacks.ts'
import { calm } from '../load/calm.ts'
import { startControlServer } from '../load/control-server.ts'
import { type Measured, measurePages, type Times } from '../load/measure-pages.ts'
import { type ObservedSite, startObservedSite } from '../load/observed-site.ts'
import { longestHold } from '../load/probed-site.ts'
import { threadTimes, usageOf, watchUsage } from '../load/process-usage.ts'
import { searchAsNewVisitors } from '../load/search-as-new-visitors.ts'
import { ms, report } from '../report.ts'

export const about =
  'attacks from 50 addresses [seconds] [kinds, "each" for one after the other, "control" for an nginx beside it]: cached pages stay fast'

const DEFAULT_SECONDS = 120
/** Requests for cached pages per second, with and without an attack. */
const RATE = 200
const MOST_TIMES_QUIET = 2
const MOST_MB = 1000
/** Fewer undisturbed requests say nothing about the 99th percentile. */
const LEAST_COUNTED = 1000

type Tally = Record<string, Record<number, number>>

/**
 * The same probe requests cached pages at the same rate, first without an attack and then under attack. All may use every core,
 * as the site does where it is deployed; the attackers give way to everything else, because their work is not the site's.
 */
export async function run([seconds = String(DEFAULT_SECONDS), kinds = '']: string[]) {
  if (kinds === 'control') return compareWithControl(Number(seconds))
  await using site = await startObservedSite({ isPinned: false })
  const length = Number(seconds)
  const usageBefore = usageOf(site.pid)
  await probe(site, 5)
  const quiet = await probe(site, Math.min(length, 30))
  reportPages('in peace', quiet)

  const rounds = kinds === 'each' ? [...Object.keys(attacks), 'malformed', 'slow'] : [kinds]
  const watch = watchUsage(site.pid)
  for (const round of rounds) {
    const chosen = round.split(',').filter(Boolean)
    // Waits for the rest of the last attack.
    await calm(site.pid)
    const before = threadTimes(site.pid)
    const { measured, visitors, tally, heldMs, siteHeldMs } = await attack(site, length, chosen)
    const after = threadTimes(site.pid)
    const name = round === '' ? 'under attack' : `under attack by ${round}`
    reportPages(name, measured)
    reportTally(tally)
    report('  event loop held at most: front, site', `${ms(heldMs)}, ${ms(siteHeldMs)}`)
    const busy = [after.frontMs - before.frontMs, after.siteMs - before.siteMs].map(
      (used) => `${Math.round(used / length / 10)} %`,
    )
    report('  busy: front, site', busy.join(', '))
    const times = compare(measured, quiet)
    report(`p99 ${name}, times that in peace`, times.toFixed(1), {
      value: times,
      most: MOST_TIMES_QUIET,
    })
    report(`cached pages that failed ${name}`, String(measured.failed), {
      value: measured.failed,
      most: 0,
    })
    const { count, p50, p99, failed } = visitors
    report(`searches of new visitors ${name}`, `${count}: p50 ${ms(p50)}, p99 ${ms(p99)}`)
    report(`searches of new visitors that failed ${name}`, String(failed), {
      value: failed,
      most: 0,
    })
  }
  watch.stop()
  const [start, highest, end] = [usageBefore.rssMb, watch.highestMb(), usageOf(site.pid).rssMb]
  const figures = [start, highest, end].map((figure) => `${figure.toFixed(0)} MB`)
  report('memory before, highest, after', figures.join(', '), {
    value: Math.round(highest),
    most: MOST_MB,
  })
}

/** The share of the machine: a server that nobody attacks waits for the processor too. */
async function compareWithControl(seconds: number): Promise<void> {
  await using site = await startObservedSite({ isPinned: false })
  await using control = await startControlServer()
  const both = (length: number) =>
    Promise.all([
      probe(site, length),
      measurePages(control.url, { rate: RATE, seconds: length, isPinned: false, pages: ['/'] }),
    ])
  await both(5)
  const [quiet, quietControl] = await both(seconds)
  await calm(site.pid)
  const [[measured, measuredControl]] = await Promise.all([
    both(seconds),
    sendAttacks(site, seconds),
  ])
  reportPages('in peace', quiet)
  reportPages('under attack', measured)
  reportPages('of nginx in peace', quietControl)
  reportPages('of nginx under attack', measuredControl)
  report('p99 under attack, times that in peace: site', compare(measured, quiet).toFixed(1))
  report(
    'p99 under attack, times that in peace: nginx',
    compare(measuredControl, quietControl).toFixed(1),
  )
}

function probe({ url }: ObservedSite, seconds: number): Promise<Measured> {
  return measurePages(url, { rate: RATE, seconds, isPinned: false })
}

async function attack(site: ObservedSite, seconds: number, kinds: string[]) {
  const startedAt = Date.now()
  const [measured, visitors, tally] = await Promise.all([
    probe(site, seconds),
    searchAsNewVisitors(site.url, seconds),
    sendAttacks(site, seconds, kinds),
  ])
  return {
    measured,
    visitors,
    tally,
    heldMs: longestHold(site.holds('front', startedAt)).clock,
    siteHeldMs: longestHold(site.holds('site', startedAt)).clock,
  }
}

async function sendAttacks(
  { url }: ObservedSite,
  seconds: number,
  kinds: readonly string[] = [],
): Promise<Tally> {
  const script = join(import.meta.dirname, '../load/attackers.ts')
  // They share the cores with the site and the probe, and must delay neither.
  const args = ['--idle', '0', 'node', script, url, String(seconds), ...kinds]
  const { stdout } = await promisify(execFile)('chrt', args)
  return JSON.parse(stdout)
}

/** How many times as long the pages took, without disturbed requests if enough others are left. */
function compare(measured: Measured, quiet: Measured): number {
  const [attacked, inPeace] = [measured.undisturbed, quiet.undisturbed]
  const isEnough = Math.min(attacked.count, inPeace.count) >= LEAST_COUNTED
  return isEnough ? attacked.p99 / inPeace.p99 : measured.p99 / quiet.p99
}

function reportPages(when: string, pages: Measured): void {
  report(`cached pages ${when}`, `${wordsOf(pages)}; ${pages.failed} failed`)
  report('  without stolen time', wordsOf(pages.undisturbed))
}

function wordsOf({ count, p50, p99, max }: Times): string {
  return `${count}: p50 ${ms(p50)}, p99 ${ms(p99)}, slowest ${ms(max)}`
}

function reportTally(tally: Tally): void {
  for (const [kind, statuses] of Object.entries(tally)) {
    const parts = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
    report(`  ${kind}`, parts.join(', '))
  }
}
