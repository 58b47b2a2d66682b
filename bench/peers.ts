// Our pages, and the same small site in Astro, Next and Nuxt, on a slow phone, measured in turn in one run. The first run
// installs and builds the peers, outside the project's own packages. Only ratios within one run count.
// `npm run bench -- peers ours,bare,astro home,deal --rounds 7`
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDevtools } from './devtools.ts'
import { firstVisit, warmUp } from './first-visit.ts'
import { namesOf } from './names-of.ts'
import { startBarePages } from './peers/bare-pages.ts'
import { goAndReturn } from './peers/go-and-return.ts'
import { isKind, KINDS, type MeasuredSite, startOurs } from './peers/measured-site.ts'
import { PEER_NAMES, preparePeers, startPeer } from './peers/peer-sites.ts'
import {
  type AllFigures,
  createFigures,
  type Figures,
  reportFigures,
} from './peers/report-peers.ts'
import { SLOW_PHONE } from './slow-phone.ts'

const VISIT_MS = 3000
const SITES = ['ours', 'bare', ...PEER_NAMES]
/** Pages, going from a list to a deal and back, and the same from a long list with ten kept pages. */
const PARTS = [...KINDS, 'trips', 'kept']
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    /** Medians of three, for a quick look. */
    short: { type: 'boolean', default: false },
    /** Installs and builds the peers, and measures nothing. */
    prepare: { type: 'boolean', default: false },
    /** Measures the built site of another checkout in the same run. */
    against: { type: 'string' },
  },
})
const rounds = Number(values.rounds ?? (values.short ? 3 : 7))
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1 on')
const wanted = namesOf(positionals[0], SITES)
const parts = namesOf(positionals[1], PARTS)
const kinds = parts.filter(isKind)
const peers = wanted.filter((name) => PEER_NAMES.includes(name))

await using opened = new AsyncDisposableStack()
const ours = opened.use(await startOurs('ours'))
await preparePeers(peers, ours.origin)
if (!values.prepare) await measureAll()

async function measureAll(): Promise<void> {
  const devtools = await openDevtools()
  opened.defer(() => devtools.close())
  const sites = await startSites()
  for (const site of sites) {
    for (const kind of kinds.length < parts.length ? KINDS : kinds) {
      await warmUp(devtools, site.origin + site.pages[kind])
    }
  }
  const all: AllFigures = Object.fromEntries(sites.map(({ name }) => [name, createFigures()]))
  for (let round = 0; round < rounds; round++) {
    for (const site of sites) await measure(site, all[site.name] ?? createFigures())
  }
  const { processor, network } = SLOW_PHONE
  console.log(
    `Processor ${processor} times slower, ${network.kilobitsPerSecond} kbit/s, ${network.latency} ms; medians of ${rounds}`,
  )
  reportFigures(all)

  async function startSites(): Promise<MeasuredSite[]> {
    const started = wanted.includes('ours') ? [ours] : []
    if (values.against) {
      started.push(opened.use(await startOurs('other checkout', resolve(values.against))))
    }
    if (wanted.includes('bare')) started.push(opened.use(await startBarePages(ours, devtools)))
    for (const name of peers) started.push(opened.use(await startPeer(name, ours.origin)))
    return started
  }

  async function measure(site: MeasuredSite, figures: Figures): Promise<void> {
    for (const kind of kinds) {
      const url = site.origin + site.pages[kind]
      figures.visits[kind].push(await firstVisit(devtools, url, VISIT_MS))
    }
    if (site.name === 'bare') return
    if (parts.includes('trips')) {
      figures.prefetched.push(await goAndReturn(devtools, site, { isPrefetched: true }))
      figures.fetched.push(await goAndReturn(devtools, site, { isPrefetched: false }))
    }
    if (!parts.includes('kept') || PEER_NAMES.includes(site.name)) return
    const options = { isPrefetched: true, before: KEPT_BEFORE }
    figures.kept.push(await goAndReturn(devtools, site, options))
  }
}
