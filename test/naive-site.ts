// What the site should say of each deal of its store at an instant, by the naive evaluation.

import { lastDay, sayAvailability } from '#deals/say-availability.ts'
import type { Availability } from '#deals/times/availability.ts'
import { relationOf, rowsOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { Random } from '../bench/seeded-random.ts'
import { edgesOf } from './compare-availability.ts'
import {
  instantAt,
  isNaivelyLive,
  type NaiveDeal,
  naiveAvailability,
  naiveDeal,
  naiveEnd,
} from './naive-availability.ts'
import { dayOf } from './naive-minutes.ts'
import type { TestSite } from './test-site.ts'

export type SiteDeal = {
  id: string
  uid: string
  title: string
  path: string
  category: string
  brand: string
  partners: string[]
  hasCode: boolean
  naive: NaiveDeal
}

/** One deal at one instant. */
export type Standing = SiteDeal & {
  answer: Availability
  isLive: boolean
  isNow: boolean
  /** As cards call it. */
  status: string
  /** `Usable now, until 3pm` */
  text: string
  /** The last day on which it can be used; `null` without an end. */
  lastDay: string | null
}

export function siteDeals({ store }: Pick<TestSite, 'store'>): SiteDeal[] {
  const documents = [...(store.snapshot().byType.get('deal') ?? [])] as DealDocument[]
  return documents.map((document) => {
    const { id, uid, data } = document
    if (!uid || !data.category) throw new Error(`${id} is incomplete`)
    return {
      id,
      uid,
      title: data.title ?? '',
      path: paths.deal({ category: data.category, uid }),
      category: data.category,
      brand: relationOf(data.brand)?.uid ?? '',
      partners: rowsOf(data.partners, ({ landing }) => relationOf(landing)?.uid || null),
      hasCode: Boolean(data.code),
      naive: naiveDeal(dealTimesOf(document)),
    }
  })
}

export function standingAt(deal: SiteDeal, now: Date): Standing {
  const answer = naiveAvailability(deal.naive, now)
  const end = naiveEnd(deal.naive)
  const last = end && lastDay(end)
  return {
    ...deal,
    answer,
    isLive: isNaivelyLive(deal.naive, now),
    isNow: answer.state === 'now',
    status: statusOf(deal.naive, answer, { last, now }),
    text: sayAvailability(answer, deal.naive.times, now),
    lastDay: last,
  }
}

function statusOf(
  deal: NaiveDeal,
  { state }: Availability,
  { last, now }: { last: string | null; now: Date },
): string {
  if (state === 'spent' || state === 'ended') return 'ended'
  if (state === 'sold-out') return 'sold-out'
  if (dayOf(singaporeDay(now)) < deal.first) return 'upcoming'
  if (last === null) return 'open-ended'
  return last === singaporeDay(now) ? 'ends-today' : 'live'
}

const DAYS = 400
/** Most deals of the demo have ended after this many days. */
const BUSY_DAYS = 100

/**
 * Instants over 400 days, in order: any of them, the first and last moments of deals, and moments at which one can be
 * used or no longer can. Most are in the first hundred days.
 */
export function sampledInstants(
  deals: readonly SiteDeal[],
  start: Date,
  random: Random,
  count: number,
): Date[] {
  const first = dayOf(singaporeDay(start)) + 1
  const kinds = [
    () => instantAt(first + random.between(0, DAYS - 1), random.between(0, 1439)),
    () => instantAt(first + random.between(0, BUSY_DAYS), random.between(0, 1439)),
    () => naiveEnd(random.pick(deals).naive) ?? instantAt(first, 0),
    () => instantAt(Math.max(first, random.pick(deals).naive.first)),
    () => {
      const { naive } = random.pick(deals)
      const day = first + random.between(0, BUSY_DAYS)
      return random.pick(edgesOf(naive, { first: day, count: 1 }))
    },
  ]
  const instants = Array.from({ length: count * 4 }, (_, index) => {
    const instant = kinds[index % kinds.length]?.() ?? start
    return instant.getTime() - (index % 2)
  })
  const [from, to] = [instantAt(first).getTime(), instantAt(first + DAYS).getTime()]
  return [...new Set(instants)]
    .filter((instant) => from <= instant && instant < to)
    .slice(0, count)
    .toSorted((a, b) => a - b)
    .map((instant) => new Date(instant))
}
