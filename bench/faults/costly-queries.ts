import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { type CostlyKind, type CostlyTargets, costlyRequests } from '../costly-requests.ts'
import { fillLargeSite } from '../large-site.ts'
import { lookAround } from '../load/look-around.ts'
import { type Measured, measurePages } from '../load/measure-pages.ts'
import { longestHold, type ProbedSite, startProbedSite } from '../load/probed-site.ts'
import { threadTimes } from '../load/process-usage.ts'
import { ms, report } from '../report.ts'

export const about =
  'the costliest public queries [seconds of each] [only kinds with one of these words,…] with 31,000 documents'

/** With the brands of the corpus this makes 31,000 documents. */
const DEALS = 29_000
const SECONDS_OF_KIND = 4
const ADDRESSES = 12
/** Requests at once per address. */
const AT_ONCE = 4
const PAGES_PER_SECOND = 50
const MOST_HELD_MS = 50
/** The site is idle once it was busy for less than a quarter of this time. */
const CALM_MS = 500
const MOST_LOOKS = 400
/** With more, 50 predicates exceed the longest URL that the site accepts. */
const MOST_TAGS = 4

/** `npm run bench -- faults costly-queries [SECONDS] [WORD,…]` */
export async function run([
  seconds = String(SECONDS_OF_KIND),
  words = '',
]: string[]): Promise<void> {
  if (!(Number(seconds) > 0)) throw new Error(`${seconds} is not a number of seconds`)
  const dataDir = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  try {
    await fillLargeSite(dataDir, DEALS)
    // A small page cache, so that warming ends soon.
    await using site = await startProbedSite({ DATA_DIR: dataDir, PAGE_CACHE_MB: '16' })
    await settle(site)
    const quiet = await measurePages(site.url, { rate: PAGES_PER_SECOND, seconds: 5 })
    reportKind('in peace', { held: longestHold([]), pages: quiet, statuses: {} })

    const kinds = costlyRequests(await findTargets(site.url))
    const outcomes: Outcome[] = []
    for (const kind of kinds.filter(({ what }) =>
      words.split(',').some((word) => what.includes(word)),
    )) {
      const outcome = await attack(site, kind, Number(seconds))
      reportKind(kind.what, outcome)
      outcomes.push(outcome)
    }
    const held = longestHold(outcomes.map((outcome) => outcome.held))
    const short = outcomes.filter((outcome) => outcome.held.own <= MOST_HELD_MS)
    report('kinds of requests that hold it for less', `${short.length} of ${outcomes.length}`)
    report('the event loop was held at most', sayHold(held), {
      value: Math.round(held.own),
      most: MOST_HELD_MS,
    })
    const failed = outcomes.reduce((sum, { pages }) => sum + pages.failed, 0)
    report('cached pages that failed', String(failed), { value: failed, most: 0 })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Outcome = {
  held: ReturnType<typeof longestHold>
  pages: Measured
  /** The number of answers by status. */
  statuses: Record<string, number>
}

/** Sends requests of one kind while others read cached pages. */
async function attack(site: ProbedSite, kind: CostlyKind, seconds: number): Promise<Outcome> {
  const startedAt = Date.now()
  const script = join(import.meta.dirname, '../load/send-many.ts')
  const args = [script, site.url, String(seconds), String(ADDRESSES), String(AT_ONCE)]
  const sender = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  sender.stdin.end(JSON.stringify(kind.paths))
  const sent = text(sender.stdout)
  const pages = await measurePages(site.url, { rate: PAGES_PER_SECOND, seconds })
  const statuses = JSON.parse(await sent)
  await settle(site)
  const holds = [...site.holds('front', startedAt), ...site.holds('site', startedAt)]
  return { held: longestHold(holds), pages, statuses }
}

/** Waits until the site is idle, or the rest of one attack would count as work of the next. */
async function settle(site: ProbedSite): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const before = threadTimes(site.pid).siteMs
    await delay(CALM_MS)
    if (threadTimes(site.pid).siteMs - before < CALM_MS / 4) return
  }
}

function sayHold({ own, gc, clock }: Outcome['held']): string {
  return `${ms(own)} (garbage ${ms(gc)}, clock ${ms(clock)})`
}

function reportKind(what: string, { held, pages, statuses }: Outcome): void {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  const figures = [
    `held ${sayHold(held)}`,
    `pages p50 ${ms(pages.p50)}, p99 ${ms(pages.p99)}, slowest ${ms(pages.max)}`,
    ...answers,
  ]
  report(what, figures.join('; '))
}

async function findTargets(origin: string): Promise<CostlyTargets> {
  const { ref, pictures, deals } = await lookAround(origin)
  const ask = async (params: Record<string, string>) =>
    (
      await fetch(`${origin}/api/v2/documents/search?${new URLSearchParams({ ref, ...params })}`)
    ).json()
  const found = await ask({ q: '[[at(document.type,"deal")]]', pageSize: '100' })
  const documents: { id: string; tags: string[]; data: { title: string } }[] = found.results
  const words = documents.flatMap(({ data }) => data.title.toLowerCase().match(/[a-z]{3,}/g) ?? [])
  return {
    ref,
    pictures,
    deals,
    content: {
      type: 'deal',
      linkedType: 'brand',
      ids: documents.map(({ id }) => id),
      tags: [...new Set(documents.flatMap(({ tags }) => tags))].slice(0, MOST_TAGS),
      words: [...new Set(words)],
      fields: {
        text: 'title',
        richText: 'body',
        number: 'price_now',
        day: 'ends_on',
        link: 'brand',
      },
    },
  }
}
