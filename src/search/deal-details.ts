import type { ListedDeal } from '#content/mappers/to-deal.ts'
import { categoryNames } from '#deals/deal.ts'
import { type EndSpan, endSpansOf } from '#deals/end-spans.ts'
import { filterNameOf } from '#deals/facts/filter-names.ts'
import { ONLINE, outletPoint } from '#deals/facts/near-place.ts'
import { type DayPart, dayPartNames } from '#deals/times/day-parts.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { dealWeekdays } from '#deals/times/deal-weekdays.ts'
import { isUsableOn } from '#deals/times/is-usable-on.ts'
import { weekdays } from '#lib/singapore-time.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import type { RecordContext } from './record-context.ts'
import type { RecordDetails } from './search-record.ts'
import { statedFacets } from './stated-facets.ts'

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

/** The texts and facets by which a deal is found and filtered. */
export function toDealDetails(deal: ListedDeal, context: RecordContext): RecordDetails {
  const { outlets } = deal
  const { now, today, readWeek, stationsNear } = context
  const ends = endSpansOf(deal, now)
  const days = weekdayWords(deal.times, today)
  const points = outlets.map(outletPoint).filter((point) => point !== null)
  return {
    texts: {
      title: [deal.title],
      brand: [deal.brand.name],
      // A deal for a single day of the week is about that day.
      tags: days.length === 1 ? [...deal.tags, ...days] : deal.tags,
      place: outlets.length === 0 ? ['online'] : outlets.flatMap(placeWords),
      facts: [
        'deal',
        deal.badge,
        categoryNames[deal.category],
        filterNameOf.redeem(deal.redeem).toLowerCase(),
        ...basisWords(deal),
        ...(deal.code === null ? [] : [deal.code]),
        ...deal.audience.map((who) => audienceWords.get(who) ?? who),
        ...deal.diet,
        ...deal.cards,
        ...days,
        ...weekWords(days),
        ...hourWords(deal, readWeek),
        ...helpingWords(deal),
        // A street is not a place: Serangoon Road is not at Serangoon.
        ...outlets.map(({ address }) => address),
        ...ends.flatMap((span) => endWords[span]),
      ],
      today: isUsableOn(deal.times, today) ? ['today'] : [],
      // Without the body: all bodies explain redeeming in similar words.
      text: [deal.summary],
    },
    facets: {
      ...statedFacets(deal, now),
      near: outlets.length === 0 ? [ONLINE] : points.flatMap(stationsNear),
    },
  }
}

function placeWords({ name, postal, mrt }: ListedDeal['outlets'][number]): string[] {
  return [mrt, name, postal]
}

/** Words for the parts of the day, and for their meals. */
const partWords: Record<DayPart, readonly [part: string, meal: string]> = {
  morning: ['morning', 'morning meal'],
  lunch: ['midday', 'midday meal'],
  afternoon: ['afternoon', 'afternoon meal'],
  evening: ['evening', 'evening meal'],
  night: ['late night', 'late meal'],
}
/** A deal for more parts of the day is not specific to any. */
const MOST_PARTS = 2

/** The parts of the day of the deal's own hours, not of its shops' hours. */
function hourWords({ times, category }: ListedDeal, readWeek: RecordContext['readWeek']): string[] {
  if (times.hours === undefined) return []
  const bits = readWeek({ hours: times.hours }).days.reduce((all, day) => all | day, 0) >> 1
  const parts = dayPartNames.filter((_, at) => (bits >> at) & 1)
  if (parts.length > MOST_PARTS) return []
  return parts.flatMap((part) => partWords[part].slice(0, category === 'food' ? 2 : 1))
}

/** Unlimited food is a buffet; unlimited climbing is not. */
function helpingWords({ category, title, summary }: ListedDeal): string[] {
  return category === 'food' && /\bunlimited\b/i.test(`${title} ${summary}`) ? ['buffet'] : []
}

/** Says whether service charge and GST come on top, since the body is not searched. */
function basisWords(deal: ListedDeal): string[] {
  return deal.priceBasis === null ? [] : [deal.priceBasis]
}

/** Names the weekdays of a deal that is not for every day. Ignores past dates. */
function weekdayWords(times: DealTimes, today: string): string[] {
  const dates = times.dates?.filter((date) => date >= today) ?? []
  const days = dealWeekdays({ ...times, ...(times.dates && { dates }) })
  if (days.length === weekdays.length) return []
  return weekdays.filter((day) => days.includes(day)).map((day) => weekdayNames[day].toLowerCase())
}

/** The part of the week of the named days. */
function weekWords(days: readonly string[]): string[] {
  if (days.length === 0) return []
  return [days.some((day) => WEEKEND.includes(day)) ? 'weekend' : 'weekday']
}

const WEEKEND = [weekdayNames.sat, weekdayNames.sun].map((name) => name.toLowerCase())
