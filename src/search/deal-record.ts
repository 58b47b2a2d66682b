import type { ListedDeal } from '#content/mappers/to-deal.ts'
import { outletPoint } from '#deals/facts/near-place.ts'
import { savingOf } from '#deals/facts/saving-of.ts'
import { firstDayUntil } from '#deals/times/usable-week.ts'
import { oncePerKey } from '#lib/once-per.ts'
import { toDealDetails } from './deal-details.ts'
import type { RecordContext } from './record-context.ts'
import type { DealSpot, SearchRecord } from './search-record.ts'

/** Give `details` for a long-lived index: without it the record holds the deal in memory. */
export function toDealRecord(
  deal: ListedDeal,
  context: RecordContext,
  details: SearchRecord['details'] = () => toDealDetails(deal, context),
): SearchRecord {
  const { outlets, times } = deal
  const { readWeek, stationsNear } = context
  // Most outlets of a deal have the same hours.
  const weekAt = oncePerKey((stated: string | null) => readWeek({ ...times, shops: [stated] }))
  const spots = outlets.flatMap((outlet): DealSpot[] => {
    const point = outletPoint(outlet)
    if (!point) return []
    const { lat, lng } = point
    const week = weekAt(outlet.hours ?? null)
    return [{ lat, lng, postal: outlet.postal, stations: stationsNear(point), week }]
  })
  const week = readWeek(times)
  return {
    id: deal.id,
    kind: 'deal',
    details,
    price: deal.priceNow,
    usableUntil: firstDayUntil(week),
    deal: {
      begunAt: deal.begunAt,
      endsOn: deal.endsOn,
      ends: deal.lifespan.ends,
      saving: savingOf(deal),
      isOnline: outlets.length === 0,
      spots: spots.length === 0 ? NO_SPOTS : spots,
      week,
    },
  }
}

const NO_SPOTS: readonly DealSpot[] = []
