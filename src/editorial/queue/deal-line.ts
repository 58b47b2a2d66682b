import { dealTime } from '#deals/deal-time.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import type { DealLine } from '#desk/wire/today.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import { brandNameOf, thumbOf } from '../documents/title-of.ts'

/** What the desk shows of a deal in one line, in the words that visitors read. */
export function toDealLine(deal: DealDocument, snapshot: Snapshot, now: Date): DealLine {
  const { data, id, uid } = deal
  const times = dealTimesOf(deal)
  return {
    id,
    title: data.title || uid,
    brand: brandNameOf(deal, snapshot),
    place: placeOf(data.outlets),
    code: data.code || null,
    picture: thumbOf(deal),
    priceNow: data.price_now ?? null,
    priceWas: data.price_was ?? null,
    answer: sayAvailability(availability(times, now), times, now),
    checked: dealTime({ times, checkedOn: data.checked_on || null }, now).checked,
  }
}

function placeOf(outlets: DealDocument['data']['outlets'] | undefined): string | null {
  const names = (outlets ?? []).flatMap(({ name }) => name ?? [])
  return names.length > 1 ? `${names.length} outlets` : (names[0] ?? null)
}
