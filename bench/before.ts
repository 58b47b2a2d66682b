// This checkout beside an earlier commit, measured in turn in one run. Only ratios within one run count.
// `npm run bench -- before COMMIT [phone,lighthouse,rate] [home,list] --rounds 7`. COMMIT may also be the folder of a
// checkout that is built, because installing and building one takes minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDevtools } from './devtools.ts'
import { openEarlierCheckout } from './earlier-checkout.ts'
import { firstVisit, warmUp } from './first-visit.ts'
import { createJudge, scoreOf } from './judge-page.ts'
import { calm } from './load/calm.ts'
import { startComparedSite } from './load/compared-site.ts'
import { keepPictures } from './load/kept-pictures.ts'
import { measureRates, percentOf } from './load/measure-rates.ts'
import { startRestedSite } from './load/rested-site.ts'
import { namesOf } from './names-of.ts'
import type { Visit } from './read-visit.ts'
import { reportChange } from './report-change.ts'

const PARTS = ['phone', 'lighthouse', 'rate']
/** Every commit of the last year has these. */
const PAGES: Record<string, string> = {
  home: '/',
  list: '/deals/food',
  deal: '/deals/food/kaya-toast-set-two-for-one',
  post: '/blog/student-deals-and-discounts-in-singapore',
  codes: '/singapore-promo-codes',
  landing: '/one-north',
  search: '/search?q=laksa',
}
const FIGURES: Record<string, keyof Visit> = {
  'first paint, ms': 'firstPaint',
  'largest paint, ms': 'largestPaint',
  'blocked, ms': 'blocked',
  shift: 'shift',
  'script, bytes': 'scriptBytes',
  'document, bytes': 'documentBytes',
}
const VISIT_MS = 3000
const RATE_SECONDS = 2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
})
const [earlier, givenParts, givenPages] = positionals
if (!earlier) throw new Error('Name the commit to compare with.')
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1 on')
const parts = namesOf(givenParts, PARTS)
const pages = namesOf(givenPages, Object.keys(PAGES))

await using opened = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
opened.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const checkouts = { old: opened.use(openEarlierCheckout(earlier)).folder, new: undefined }
console.log(`Old, new, new / old: medians of ${rounds}`)
if (parts.includes('phone') || parts.includes('lighthouse')) await measureVisits()
if (parts.includes('rate')) await measureRate()

/** What a browser experiences. */
async function measureVisits(): Promise<void> {
  await using started = new AsyncDisposableStack()
  const judge = parts.includes('lighthouse') ? await createJudge(['performance']) : null
  const start = async (site: Site) => {
    const options = { dataDir: join(folder, site), checkout: checkouts[site] }
    return started.use(await startRestedSite(options))
  }
  const [before, after] = await Promise.all([start('old'), start('new')])
  const sites = { old: before, new: after }
  const devtools = await openDevtools()
  started.defer(() => devtools.close())
  for (const [site, { url, process }] of Object.entries(sites)) {
    for (const name of pages) await warmUp(devtools, url + PAGES[name])
    await calm(process.pid ?? 0)
    keepPictures(join(folder, site))
  }
  for (const name of pages) {
    const path = PAGES[name] ?? ''
    if (parts.includes('phone')) {
      const visits = await inTurn((site) => firstVisit(devtools, sites[site].url + path, VISIT_MS))
      for (const [figure, key] of Object.entries(FIGURES)) {
        const of = (site: Site) => visits[site].map((visit) => visit[key])
        reportChange(`${name}: ${figure}`, { old: of('old'), new: of('new') }, 'lower')
      }
    }
    if (!judge) continue
    const scores = await inTurn(async (site) => {
      return scoreOf(await judge(devtools, sites[site].url + path), 'performance') * 100
    })
    reportChange(`${name}: Lighthouse performance`, scores, 'higher')
  }
}

/** How much of one core's rate with bare `node:http` a cached page reaches. */
async function measureRate(): Promise<void> {
  await using started = new AsyncDisposableStack()
  const start = async (site: Site) =>
    started.use(await startComparedSite('/', join(folder, `${site}-rate`), checkouts[site]))
  const sites = { old: await start('old'), new: await start('new') }
  const rates = await measureRates(
    {
      old: sites.old.url,
      oldBare: sites.old.bareUrl,
      new: sites.new.url,
      newBare: sites.new.bareUrl,
    },
    { rounds, seconds: RATE_SECONDS },
  )
  reportChange('cached home page, requests/s', rates, 'higher')
  const shares = {
    old: percentOf(rates.old, rates.oldBare),
    new: percentOf(rates.new, rates.newBare),
  }
  reportChange('cached home page, % of bare node:http', shares, 'higher')
}

type Site = 'old' | 'new'

/** Which site is first changes with each round. */
async function inTurn<Value>(
  measure: (site: Site) => Promise<Value>,
): Promise<Record<Site, Value[]>> {
  const measured: Record<Site, Value[]> = { old: [], new: [] }
  for (let round = 0; round < rounds; round++) {
    const order: Site[] = round % 2 === 0 ? ['old', 'new'] : ['new', 'old']
    for (const site of order) measured[site].push(await measure(site))
  }
  return measured
}
