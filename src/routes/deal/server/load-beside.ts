import { liveDealFacts, liveDeals, soonestEnd } from '#content/queries/deals.ts'
import type { Selection } from '#content/select-documents.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { formatDistance } from '#deals/outlets-by-distance.ts'
import { isUsableOn } from '#deals/times/is-usable-on.ts'
import { relationOf } from '#lib/node/field-values.ts'
import { distanceKm, isInSingapore, type Point } from '#lib/singapore-point.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { PageInput } from '../../server/page-loader.ts'
import type { DealPayload } from '../payload.ts'

const BESIDE = 4
/** How many deals of each kind are considered; among these, those for today come first. */
const LOOKED_AT = 12
/** About ten minutes on foot. */
const NEAR_KM = 0.8
/** How many outlets count. The first ones are those nearest to the visitor, if that is known. */
const OWN_OUTLETS = 3
/** A degree is 111 km; this is far enough to be safe and spares most of the arithmetic. */
const NEAR_DEGREES = NEAR_KM / 100

type BesideInput = Pick<PageInput, 'content' | 'now'> & {
  /** The deal's outlets, the most important one first. */
  outlets: readonly Point[]
  isEnded: boolean
}

/**
 * Other live deals: those within walking distance, nearest first, then those of the same category, then any. Within each
 * kind the deals for today come first. For an ended deal those of the same brand come before all.
 */
export async function loadBeside(
  deal: Deal,
  { content, now, outlets, isEnded }: BesideInput,
): Promise<Pick<DealPayload, 'alsoLive' | 'besideNote'>> {
  const points = outlets.filter(isInSingapore).slice(0, OWN_OUTLETS)
  const toKm = createDistances(points)
  const kinds: Kind[] = [
    ...(isEnded ? [ofBrandKind(deal.brand.uid)] : []),
    ...(points.length > 0 ? [nearKind(points, toKm)] : []),
    { where: ({ data }) => data.category === deal.category },
    { where: () => true },
  ]
  const found: Deal[] = []
  for (const { within, where, order } of kinds) {
    if (found.length >= BESIDE) break
    const taken = new Set([deal.id, ...found.map(({ id }) => id)])
    const candidates = await liveDealFacts(content, {
      now,
      ...(within && { within }),
      where: (document) => !taken.has(document.id) && where(document),
      order: order ?? soonestEnd(content),
      limit: LOOKED_AT,
      read: (document) => ({
        id: document.id,
        isToday: isUsableOn(content.timesOf(document), singaporeDay(now)),
      }),
    })
    const ids = todayFirst(candidates).slice(0, BESIDE - found.length)
    const deals = await liveDeals(content, { now, ids })
    found.push(...ids.flatMap((id) => deals.find((other) => other.id === id) ?? []))
  }
  const cards = found.map((other) => toCard(other, { now, toKm }))
  const isNear = cards.some(({ nearest }) => nearest !== undefined)
  return {
    alsoLive: cards,
    besideNote: isNear ? 'Deals within walking distance come first.' : null,
  }
}

type Kind = Pick<Selection<DealDocument, unknown>, 'within'> & {
  where: (document: DealDocument) => boolean
  /** Ending soonest first by default. */
  order?: (a: DealDocument, b: DealDocument) => number
}

/** As in documents. */
type Spot = { lat?: number | null; lng?: number | null }
type ToKm = (outlets: readonly Spot[]) => number

/** Caches no distances: the page's dependencies would hold one for each deal of the site, as long as the page lives. */
function nearKind(points: readonly Point[], toKm: ToKm): Kind {
  const kmOf = ({ data }: DealDocument) => toKm(data.outlets ?? [])
  return {
    within: { near: points, degrees: NEAR_DEGREES },
    where: (document) => kmOf(document) <= NEAR_KM,
    order: (a, b) => kmOf(a) - kmOf(b),
  }
}

/** From the nearest of `points` to the nearest outlet; infinity when that is further than a walk. */
function createDistances(points: readonly Point[]): ToKm {
  return (outlets) => {
    let nearest = Number.POSITIVE_INFINITY
    for (const { lat, lng } of outlets) {
      for (const point of points) {
        if (!isClose(lat, point.lat) || !isClose(lng, point.lng)) continue
        nearest = Math.min(nearest, distanceKm({ lat, lng }, point))
      }
    }
    return nearest
  }
}

function isClose(degrees: number | null | undefined, others: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees - others) < NEAR_DEGREES
}

function ofBrandKind(uid: string): Kind {
  return { within: { brand: uid }, where: ({ data }) => relationOf(data.brand)?.uid === uid }
}

/** Judged by the day, not by the hour, so that the page changes at midnight only. Keeps the order otherwise. */
function todayFirst(candidates: readonly { id: string; isToday: boolean }[]): string[] {
  const { today = [], later = [] } = Object.groupBy(candidates, ({ isToday }) =>
    isToday ? 'today' : 'later',
  )
  return [...today, ...later].map(({ id }) => id)
}

function toCard(
  deal: Deal,
  { now, toKm }: { now: Date; toKm: ToKm },
): DealPayload['alsoLive'][number] {
  const [nearest] = deal.outlets
    .map((outlet) => ({ outlet, km: toKm([outlet]) }))
    .filter(({ km }) => km <= NEAR_KM)
    .toSorted((a, b) => a.km - b.km)
  const summary = toDealSummary(deal, now)
  if (!nearest) return summary
  const { outlet, km } = nearest
  const place = outlet.mrt || outlet.name
  return { ...summary, nearest: `${place}, ${formatDistance(km, 'exact')} away` }
}
