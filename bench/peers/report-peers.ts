import type { Visit } from '../read-visit.ts'
import { percentile, report } from '../report.ts'
import { SLOW_PHONE } from '../slow-phone.ts'
import type { RoundTrip } from './go-and-return.ts'
import { KINDS, type Kind } from './measured-site.ts'

/** Everything measured of one site, a value for each round; none for what was not asked for. */
export type Figures = {
  visits: Record<Kind, Visit[]>
  prefetched: RoundTrip[]
  fetched: RoundTrip[]
  /** With ten kept pages. */
  kept: RoundTrip[]
}

export type AllFigures = Record<string, Figures>

/** Of the bare page's. */
const MOST_OF_BARE = 1.1
const LIMITS = { blocked: 50, shift: 0, prefetched: 100, back: 60 }
const MAX_FETCHED = SLOW_PHONE.network.latency + 120

export function createFigures(): Figures {
  return { visits: { home: [], list: [], deal: [] }, prefetched: [], fetched: [], kept: [] }
}

/** Prints all medians, then what the site promises. */
export function reportFigures(all: AllFigures): void {
  for (const kind of KINDS) reportVisits(kind, all)
  reportTrips(all)
  const { ours, bare, 'other checkout': _, ...peers } = all
  if (!ours) return
  console.log('Promises')
  for (const kind of KINDS) {
    if (ours.visits[kind].length > 0) promiseVisit(kind, { ours, bare, peers })
  }
  promiseTrips(ours, Object.values(peers))
}

function reportVisits(kind: Kind, all: AllFigures): void {
  const seen = Object.entries(all).filter(([, { visits }]) => visits[kind].length > 0)
  if (seen.length === 0) return
  console.log(`First visit, ${kind}`)
  for (const [name, { visits }] of seen) {
    const median = (figure: keyof Visit) => medianOf(visits[kind], figure)
    const paints = `first paint ${show(median('firstPaint'))}, largest ${show(median('largestPaint'))}`
    const others = `blocked ${show(median('blocked'))} ms, shift ${median('shift').toFixed(4)}`
    report(`  ${name}`, `${paints}, ${others}, script ${median('scriptBytes')} bytes`)
  }
}

function reportTrips(all: AllFigures): void {
  const seen = Object.entries(all).filter(
    ([, { prefetched, kept }]) => prefetched.length + kept.length > 0,
  )
  if (seen.length === 0) return
  console.log('From the list to a deal and back, until the heading is painted')
  for (const [name, { prefetched, fetched, kept }] of seen) {
    if (prefetched.length > 0) {
      const [there, back] = [medianOf(prefetched, 'there'), medianOf(prefetched, 'back')]
      const asked = show(medianOf(fetched, 'there'))
      report(
        `  ${name}`,
        `prefetched ${show(there)}, not prefetched ${asked}, back ${show(back)} ms`,
      )
    }
    if (kept.length > 0) {
      const [there, back] = [medianOf(kept, 'there'), medianOf(kept, 'back')]
      report(`  ${name}, ten kept pages`, `prefetched ${show(there)}, back ${show(back)} ms`)
    }
  }
}

type Compared = { ours: Figures; bare: Figures | undefined; peers: AllFigures }

function promiseVisit(kind: Kind, { ours, bare, peers }: Compared): void {
  const visits = ours.visits[kind]
  for (const figure of ['firstPaint', 'largestPaint'] as const) {
    const value = medianOf(visits, figure)
    if (bare) {
      const ratio = value / medianOf(bare.visits[kind], figure)
      const most = MOST_OF_BARE
      report(`  ${kind}, ${figure} / bare`, ratio.toFixed(2), { value: ratio, most })
    }
    const others = Object.values(peers).map((peer) => medianOf(peer.visits[kind], figure))
    if (kind !== 'deal' || others.length === 0) continue
    report(`  deal, ${figure}, best peer`, show(value), { value, most: Math.min(...others) })
  }
  for (const figure of ['blocked', 'shift'] as const) {
    const value = medianOf(visits, figure)
    report(`  ${kind}, ${figure}`, value.toFixed(4), { value, most: LIMITS[figure] })
  }
}

function promiseTrips({ prefetched, fetched, kept }: Figures, peers: Figures[]): void {
  const best = (trips: 'prefetched' | 'fetched', way: keyof RoundTrip) =>
    Math.min(
      ...peers.filter((peer) => peer[trips].length > 0).map((peer) => medianOf(peer[trips], way)),
    )
  const [there, back] = [best('prefetched', 'there'), best('prefetched', 'back')]
  if (prefetched.length > 0) {
    promise('to a prefetched deal', medianOf(prefetched, 'there'), [LIMITS.prefetched, there])
    const asked = [MAX_FETCHED, best('fetched', 'there')]
    promise('to a deal not prefetched', medianOf(fetched, 'there'), asked)
    promise('back', medianOf(prefetched, 'back'), [LIMITS.back, back])
  }
  if (kept.length > 0) {
    const limits = [LIMITS.prefetched, there]
    promise('to a prefetched deal, ten kept pages', medianOf(kept, 'there'), limits)
    promise('back, ten kept pages', medianOf(kept, 'back'), [LIMITS.back, back])
  }
}

function promise(what: string, value: number, limits: number[]): void {
  report(`  ${what}`, `${show(value)} ms`, { value, most: Math.min(...limits) })
}

function medianOf<Name extends string>(list: readonly Record<Name, number>[], name: Name): number {
  if (list.length === 0) return Number.NaN
  return percentile(
    list.map((one) => one[name]),
    50,
  )
}

function show(value: number): string {
  return Number.isNaN(value) ? '-' : value.toFixed(0)
}
