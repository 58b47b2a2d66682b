import { categoryNames, type Deal } from '#deals/deal.ts'
import { type EndSpan, endSpansOf } from '#deals/end-spans.ts'
import { ONLINE, outletPoint, stationsNear } from '#deals/facts/near-place.ts'
import { savingOf } from '#deals/facts/saving-of.ts'
import { type UsableDay, usableDay } from '#deals/times/usable-day.ts'
import type { Redeem } from '#lib/deal-options.ts'
import { singaporeDay, weekdays } from '#lib/singapore-time.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import { findStation } from '#singapore/find-station.ts'
import type { SearchRecord } from './search-record.ts'

const redeemWords: Record<Redeem, string> = {
  code: 'promo code',
  show: 'show at counter',
  link: 'claim online',
  auto: 'no code needed',
}

/** Audiences in the words that people search with. */
const audienceWords: ReadonlyMap<string, string> = new Map([
  ['tourist', 'tourist visitor'],
  ['member', 'members'],
])

const endWords: Record<EndSpan, string[]> = {
  today: ['ends today'],
  'three-days': ['ending soon'],
  week: [],
}

export function toDealRecord(deal: Deal, now: Date): SearchRecord {
  const { outlets } = deal
  // An index serves a whole day.
  const today = singaporeDay(now)
  const day = usableDay(deal.times, today)
  const isForToday = day.today
  const ends = endSpansOf(deal, now)
  const days = new Map<string | null, UsableDay>()
  /** Most outlets of a deal have the same hours. */
  const dayAt = (hours: string | null) => {
    const known = days.get(hours) ?? usableDay({ ...deal.times, shops: [hours] }, today)
    days.set(hours, known)
    return known
  }
  const spots = outlets.flatMap((outlet) => {
    const point = outletPoint(outlet)
    return point ? [{ ...point, postal: outlet.postal, day: dayAt(outlet.hours ?? null) }] : []
  })
  return {
    id: deal.id,
    kind: 'deal',
    texts: {
      title: [deal.title],
      brand: [deal.brand.name],
      tags: deal.tags,
      place: outlets.length === 0 ? ['online'] : outlets.flatMap(placeWords),
      facts: [
        'deal',
        deal.badge,
        categoryNames[deal.category],
        redeemWords[deal.redeem],
        ...basisWords(deal),
        ...(deal.code === null ? [] : [deal.code]),
        ...deal.audience.map((who) => audienceWords.get(who) ?? who),
        ...weekdayWords(deal.times.weekdays ?? []),
        // An address is not a place: Serangoon Road is not at Serangoon.
        ...outlets.map(({ address }) => address),
        ...(isForToday ? ['today'] : []),
        ...ends.flatMap((span) => endWords[span]),
      ],
      // Not the body: all bodies explain redeeming in much the same words.
      text: [deal.summary],
    },
    facets: {
      category: [deal.category],
      redeem: [deal.redeem],
      mrt: outlets.length === 0 ? [ONLINE] : outlets.flatMap(stationNames),
      near: outlets.length === 0 ? [ONLINE] : spots.flatMap(stationsNear),
      ends,
      usable: day.hours.length > 0 ? ['now'] : [],
      only: deal.exclusive ? ['here'] : [],
      audience: deal.audience,
      tag: deal.tags,
    },
    price: deal.priceNow,
    usable: isForToday,
    deal: { startsOn: deal.startsOn, endsOn: deal.endsOn, saving: savingOf(deal), spots, day },
  }
}

/** Known stations only, as others could not be filtered by. */
function stationNames({ mrt }: Deal['outlets'][number]): string[] {
  const station = findStation(mrt)
  return station ? [station.name] : []
}

function placeWords({ name, postal, mrt }: Deal['outlets'][number]): string[] {
  return [mrt, name, postal]
}

/** Says whether service charge and GST come on top, since the body is not searched. */
function basisWords(deal: Deal): string[] {
  return deal.priceBasis === null ? [] : [deal.priceBasis]
}

function weekdayWords(days: readonly string[]): string[] {
  if (days.length === 0 || days.length === weekdays.length) return []
  const words = weekdays.flatMap((day) =>
    days.includes(day) ? weekdayNames[day].toLowerCase() : [],
  )
  if (days.includes('sat') || days.includes('sun')) words.push('weekend')
  if (!days.includes('sat') && !days.includes('sun')) words.push('weekday')
  return words
}
