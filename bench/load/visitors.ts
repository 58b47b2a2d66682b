import type { Random } from '../seeded-random.ts'
import type { Targets } from './attacks.ts'
import type { Ask } from './steady-load.ts'

const pages = ['/', '/deals', '/deals/food', '/blog', '/brands', '/privacy', '/feed.xml']
const words = ['kopi', 'laksa', 'satay', 'runners', 'yoga', 'batik', 'toast', 'spa', 'bowling']
const VISITORS = 200
const anonymous = (device: number) => `Bearer anonymous.${String(device).padStart(40, '0')}`

type Act = (random: Random, site: Targets) => Ask

/** What visitors do, mostly reading. A weight is a share of all requests. */
const acts: [weight: number, act: Act][] = [
  [50, ({ pick }) => ({ path: pick(pages) })],
  [20, ({ pick }, { deals }) => ({ path: pick(deals) })],
  [8, ({ pick }, { deals }) => ({ path: `${pick(deals)}/_payload.json` })],
  [8, ({ pick }, { pictures }) => ({ path: `${pick(pictures)}?auto=format&width=640` })],
  [5, ({ pick }) => ({ path: `/search?q=${pick(words)}+${pick(words)}` })],
  [4, ({ pick }) => ({ path: `/search/suggest?q=${pick(words).slice(0, 3)}` })],
  [2, ({ between }) => ({ path: `/deals?page=${between(2, 4)}` })],
  [1, () => ({ path: '/account/sign-in' })],
  [1, ({ between }, { deal }) => call('readDealReports', { dealId: deal }, between(1, 1e6))],
  [1, () => ({ path: '/builds/latest.json' })],
]

function call(name: string, data: unknown, device: number): Ask {
  const headers = { 'content-type': 'application/json', authorization: anonymous(device) }
  return { method: 'POST', path: `/functions/${name}`, headers, body: JSON.stringify({ data }) }
}

/** A visitor's next request. A load balancer says which visitor it is, to a site that trusts it. */
export function visit(random: Random, site: Targets): Ask {
  const asked = nextAct(random)(random, site)
  const address = `192.0.2.${random.between(1, VISITORS)}`
  return { ...asked, headers: { ...asked.headers, 'x-forwarded-for': address } }
}

function nextAct(random: Random): Act {
  const all = acts.reduce((sum, [weight]) => sum + weight, 0)
  let left = random.next() * all
  for (const [weight, act] of acts) {
    left -= weight
    if (left < 0) return act
  }
  return () => ({ path: '/' })
}
