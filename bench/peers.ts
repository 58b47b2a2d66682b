// Our pages, and the same small site in Astro, Next and Nuxt, on a slow phone, measured in turn in one run. The first run
// installs and builds the peers, outside the project's own packages. Only ratios within one run count.
// `npm run bench -- peers --rounds 7 --only ours,bare,astro --against DIR`
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDevtools } from './devtools.ts'
import { startBarePages } from './peers/bare-pages.ts'
import { goAndReturn } from './peers/go-and-return.ts'
import { KINDS, type MeasuredSite, startOurs } from './peers/measured-site.ts'
import { PEER_NAMES, startPeer } from './peers/peer-sites.ts'
import {
  type AllFigures,
  createFigures,
  type Figures,
  reportFigures,
} from './peers/report-peers.ts'
import { readVisit } from './read-visit.ts'
import { openPhone, SLOW_PHONE } from './slow-phone.ts'

const VISIT_MS = 3000
/** With the list and the deal they fill what the app keeps. */
const KEPT_BEFORE = [
  '/settings',
  '/brands',
  '/blog',
  '/terms',
  '/privacy',
  '/search',
  '/deals/grocery',
  '/deals/apparel',
]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Names of sites, separated by commas. */
    only: { type: 'string', default: ['ours', 'bare', ...PEER_NAMES].join() },
    /** Measures the built site of another checkout in the same run. */
    against: { type: 'string' },
    /** Skips going from page to page. */
    visits: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1 on')
const wanted = values.only.split(',')

await using parts = new AsyncDisposableStack()
const devtools = await openDevtools()
parts.defer(() => devtools.close())
const sites = await startSites()
const all: AllFigures = Object.fromEntries(sites.map(({ name }) => [name, createFigures()]))
// The first round makes pictures and warms up.
for (let round = 0; round <= rounds; round++) {
  for (const site of sites) {
    const figures = await measure(site)
    if (round > 0) add(all[site.name], figures)
  }
}
const { processor, network } = SLOW_PHONE
console.log(
  `Processor ${processor} times slower, ${network.kilobitsPerSecond} kbit/s, ${network.latency} ms; medians of ${rounds}`,
)
reportFigures(all)

async function startSites(): Promise<MeasuredSite[]> {
  const ours = parts.use(await startOurs('ours'))
  const started = [ours]
  if (values.against) {
    started.push(parts.use(await startOurs('other checkout', resolve(values.against))))
  }
  if (wanted.includes('bare')) started.push(parts.use(await startBarePages(ours, devtools)))
  for (const name of wanted.filter((one) => one !== 'ours' && one !== 'bare')) {
    started.push(parts.use(await startPeer(name, ours.origin)))
  }
  return started
}

async function measure(site: MeasuredSite): Promise<Figures> {
  const figures = createFigures()
  for (const kind of KINDS) {
    const url = site.origin + site.pages[kind]
    const phone = await openPhone(devtools)
    const events = await phone.trace(() => phone.visit(url, VISIT_MS))
    await phone.close()
    figures.visits[kind].push(readVisit(events, url))
  }
  if (values.visits || site.name === 'bare') return figures
  figures.prefetched.push(await goAndReturn(devtools, site, { isPrefetched: true }))
  figures.fetched.push(await goAndReturn(devtools, site, { isPrefetched: false }))
  if (!PEER_NAMES.includes(site.name)) {
    const options = { isPrefetched: true, before: KEPT_BEFORE }
    figures.kept.push(await goAndReturn(devtools, site, options))
  }
  return figures
}

function add(to: Figures | undefined, { visits, prefetched, fetched, kept }: Figures): void {
  for (const kind of KINDS) to?.visits[kind].push(...visits[kind])
  to?.prefetched.push(...prefetched)
  to?.fetched.push(...fetched)
  to?.kept.push(...kept)
}
