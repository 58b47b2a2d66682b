import { categoryNames, type Deal } from '#deals/deal.ts'
import { type EndSpan, endSpansOf } from '#deals/end-spans.ts'
import { ONLINE, outletPoint, stationsNear } from '#deals/facts/near-place.ts'
import { savingOf } from '#deals/facts/saving-of.ts'
import { dayHours } from '#deals/times/day-hours.ts'
import { type DayPart, dayPartNames } from '#deals/times/day-parts.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { dealWeekdays } from '#deals/times/deal-weekdays.ts'
import type { UsableWeek } from '#deals/times/usable-week.ts'
import type { Redeem } from '#lib/deal-options.ts'
import { singaporeDay, weekdays } from '#lib/singapore-time.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import type { Hours, SearchRecord } from './search-record.ts'
import { statedFacets } from './stated-facets.ts'

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

type RecordContext = { now: Date; readWeek: (times: DealTimes) => UsableWeek }

export function toDealRecord(deal: Deal, { now, readWeek }: RecordContext): SearchRecord {
  const { outlets } = deal
  // An index serves a whole day.
  const today = singaporeDay(now)
  const day = dayHours(deal.times, today)
  const ends = endSpansOf(deal, now)
  const days = weekdayWords(deal.times, today)
  const known = new Map<string | null, Hours>()
  /** Most outlets of a deal have the same hours. */
  const hoursAt = (stated: string | null) => {
    const times = { ...deal.times, shops: [stated] }
    const hours = known.get(stated) ?? { day: dayHours(times, today), week: readWeek(times) }
    known.set(stated, hours)
    return hours
  }
  const spots = outlets.flatMap((outlet) => {
    const point = outletPoint(outlet)
    if (!point) return []
    const { postal, hours = null } = outlet
    return [{ ...point, postal, stations: stationsNear(point), ...hoursAt(hours) }]
  })
  return {
    id: deal.id,
    kind: 'deal',
    texts: {
      title: [deal.title],
      brand: [deal.brand.name],
      // What is for one day of the week alone is about that day.
      tags: days.length === 1 ? [...deal.tags, ...days] : deal.tags,
      place: outlets.length === 0 ? ['online'] : outlets.flatMap(placeWords),
      facts: [
        'deal',
        deal.badge,
        categoryNames[deal.category],
        redeemWords[deal.redeem],
        ...basisWords(deal),
        ...(deal.code === null ? [] : [deal.code]),
        ...deal.audience.map((who) => audienceWords.get(who) ?? who),
        ...deal.diet,
        ...deal.cards,
        ...days,
        ...weekWords(days),
        ...hourWords(deal, readWeek),
        ...helpingWords(deal),
        // An address is not a place: Serangoon Road is not at Serangoon.
        ...outlets.map(({ address }) => address),
        ...ends.flatMap((span) => endWords[span]),
      ],
      today: Number.isFinite(day.todayUntil) ? ['today'] : [],
      // Not the body: all bodies explain redeeming in much the same words.
      text: [deal.summary],
    },
    facets: {
      ...statedFacets(deal, now),
      near: outlets.length === 0 ? [ONLINE] : spots.flatMap(({ stations }) => stations),
    },
    price: deal.priceNow,
    usableUntil: day.todayUntil,
    deal: {
      begunAt: deal.begunAt,
      endsOn: deal.endsOn,
      saving: savingOf(deal),
      spots,
      day,
      week: readWeek(deal.times),
    },
  }
}

function placeWords({ name, postal, mrt }: Deal['outlets'][number]): string[] {
  return [mrt, name, postal]
}

/** What people call the parts of the day, and meals in them. */
const partWords: Record<DayPart, readonly [part: string, meal: string]> = {
  morning: ['morning', 'morning meal'],
  lunch: ['midday', 'midday meal'],
  afternoon: ['afternoon', 'afternoon meal'],
  evening: ['evening', 'evening meal'],
  night: ['late night', 'late meal'],
}
/** A deal for more of the day is for no part of it in particular. */
const MOST_PARTS = 2

/** The parts of the day that its own hours are for, not those of its shops. */
function hourWords({ times, category }: Deal, readWeek: RecordContext['readWeek']): string[] {
  if (times.hours === undefined) return []
  const bits = readWeek({ hours: times.hours }).days.reduce((all, day) => all | day, 0) >> 1
  const parts = dayPartNames.filter((_, at) => (bits >> at) & 1)
  if (parts.length > MOST_PARTS) return []
  return parts.flatMap((part) => partWords[part].slice(0, category === 'food' ? 2 : 1))
}

/** Unlimited food is a buffet; unlimited climbing is not. */
function helpingWords({ category, title, summary }: Deal): string[] {
  return category === 'food' && /\bunlimited\b/i.test(`${title} ${summary}`) ? ['buffet'] : []
}

/** Says whether service charge and GST come on top, since the body is not searched. */
function basisWords(deal: Deal): string[] {
  return deal.priceBasis === null ? [] : [deal.priceBasis]
}

/** Names the weekdays of a deal that is not for all of them. Past dates do not count. */
function weekdayWords(times: DealTimes, today: string): string[] {
  const dates = times.dates?.filter((date) => date >= today) ?? []
  const days = dealWeekdays({ ...times, ...(times.dates && { dates }) })
  if (days.length === weekdays.length) return []
  return weekdays.filter((day) => days.includes(day)).map((day) => weekdayNames[day].toLowerCase())
}

/** Which part of the week the named days are in. */
function weekWords(days: readonly string[]): string[] {
  if (days.length === 0) return []
  return [days.some((day) => WEEKEND.includes(day)) ? 'weekend' : 'weekday']
}

const WEEKEND = [weekdayNames.sat, weekdayNames.sun].map((name) => name.toLowerCase())
