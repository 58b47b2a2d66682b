import type { Visit } from '../read-visit.ts'
import { percentile, report } from '../report.ts'
import { SLOW_PHONE } from '../slow-phone.ts'
import type { RoundTrip } from './go-and-return.ts'
import { KINDS, type Kind } from './measured-site.ts'

/** Everything measured of one site, a value for each round. */
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
const LIMITS = { blocked: 50, shift: 0.001, prefetched: 100, back: 60 }
const MAX_FETCHED = SLOW_PHONE.network.latency + 120

export function createFigures(): Figures {
  return { visits: { home: [], list: [], deal: [] }, prefetched: [], fetched: [], kept: [] }
}

/** Prints all medians, then what the site promises. */
export function reportFigures(all: AllFigures): void {
  for (const kind of KINDS) {
    console.log(`First visit, ${kind}`)
    for (const [name, { visits }] of Object.entries(all)) {
      const [first, largest, blocked, shift, script] = [
        'firstPaint',
        'largestPaint',
        'blocked',
        'shift',
        'scriptBytes',
      ].map((figure) => medianOf(visits[kind], figure as keyof Visit))
      report(
        `  ${name}`,
        `first paint ${show(first)}, largest ${show(largest)}, blocked ${show(blocked)} ms, shift ${shift?.toFixed(4)}, script ${script} bytes`,
      )
    }
  }
  console.log('From the list to a deal and back, until the heading is painted')
  for (const [name, { prefetched, fetched, kept }] of Object.entries(all)) {
    if (prefetched.length === 0) continue
    const [there, back] = [medianOf(prefetched, 'there'), medianOf(prefetched, 'back')]
    const further = kept.length > 0 ? `, with ten kept pages ${trip(kept)}` : ''
    report(
      `  ${name}`,
      `prefetched ${show(there)}, not prefetched ${show(medianOf(fetched, 'there'))}, back ${show(back)} ms${further}`,
    )
  }
  reportPromises(all)
}

function trip(trips: RoundTrip[]): string {
  return `${show(medianOf(trips, 'there'))}, back ${show(medianOf(trips, 'back'))} ms`
}

function reportPromises({ ours, bare, ...others }: AllFigures): void {
  if (!ours) return
  console.log('Promises')
  const peers = Object.entries(others).filter(([name]) => name !== 'other checkout')
  for (const kind of KINDS) {
    const visits = ours.visits[kind]
    for (const figure of ['firstPaint', 'largestPaint'] as const) {
      const value = medianOf(visits, figure)
      if (bare) {
        const ratio = value / medianOf(bare.visits[kind], figure)
        report(`  ${kind}, ${figure} / bare`, ratio.toFixed(2), {
          value: ratio,
          most: MOST_OF_BARE,
        })
      }
      if (kind !== 'deal' || peers.length === 0) continue
      const best = Math.min(...peers.map(([, { visits }]) => medianOf(visits.deal, figure)))
      report(`  deal, ${figure}, and the best peer's`, show(value), { value, most: best })
    }
    for (const figure of ['blocked', 'shift'] as const) {
      const value = medianOf(visits, figure)
      report(`  ${kind}, ${figure}`, value.toFixed(4), { value, most: LIMITS[figure] })
    }
  }
  reportTrips(
    ours,
    peers.map(([, figures]) => figures),
  )
}

function reportTrips({ prefetched, fetched, kept }: Figures, peers: Figures[]): void {
  const limits: [string, number, number, (figures: Figures) => number][] = [
    [
      'to a prefetched deal',
      medianOf(prefetched, 'there'),
      LIMITS.prefetched,
      (f) => medianOf(f.prefetched, 'there'),
    ],
    [
      'to a deal not prefetched',
      medianOf(fetched, 'there'),
      MAX_FETCHED,
      (f) => medianOf(f.fetched, 'there'),
    ],
    ['back', medianOf(prefetched, 'back'), LIMITS.back, (f) => medianOf(f.prefetched, 'back')],
    [
      'back, with ten kept pages',
      medianOf(kept, 'back'),
      LIMITS.back,
      (f) => medianOf(f.prefetched, 'back'),
    ],
  ]
  for (const [what, value, limit, ofPeer] of limits) {
    const most = Math.min(limit, ...peers.map(ofPeer))
    report(`  ${what}`, `${show(value)} ms`, { value, most })
  }
}

function medianOf<Name extends string>(list: readonly Record<Name, number>[], name: Name): number {
  if (list.length === 0) return Number.NaN
  return percentile(
    list.map((one) => one[name]),
    50,
  )
}

function show(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(0)
}
