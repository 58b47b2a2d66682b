import { dealTime } from '#deals/deal-time.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import type { DealLine } from '#desk/wire/today.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { BrandDocument, DealDocument } from '#repository/documents.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import { thumbnailOf } from './thumbnail.ts'

/** What the desk shows of a deal in one line, in the words that visitors read. */
export function toDealLine(deal: DealDocument, { byId }: Snapshot, now: Date): DealLine {
  const { data, id, uid } = deal
  const times = dealTimesOf(deal)
  return {
    id,
    title: data.title || uid,
    brand: nameOfBrand(data.brand, byId),
    place: placeOf(data.outlets),
    code: data.code || null,
    picture: thumbnailOf(data.art?.[0]?.image),
    priceNow: data.price_now ?? null,
    priceWas: data.price_was ?? null,
    answer: sayAvailability(availability(times, now), times, now),
    checked: dealTime({ times, checkedOn: data.checked_on || null }, now).checked,
  }
}

function nameOfBrand(
  link: DealDocument['data']['brand'] | undefined,
  byId: Snapshot['byId'],
): string | null {
  if (!link || !('id' in link)) return null
  const brand = byId.get(link.id) as BrandDocument | undefined
  return brand?.data.name || null
}

function placeOf(outlets: DealDocument['data']['outlets'] | undefined): string | null {
  const names = (outlets ?? []).flatMap(({ name }) => name ?? [])
  return names.length > 1 ? `${names.length} outlets` : (names[0] ?? null)
}
