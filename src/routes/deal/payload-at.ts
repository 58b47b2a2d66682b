import { isLive } from '#deals/deal-status.ts'
import { dealStatus, dealTime } from '#deals/deal-time.ts'
import { holidayNote } from '#deals/holiday-note.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import { formatDay } from '#lib/format-day.ts'
import { toEnding } from './ending.ts'
import type { DealPayload } from './payload.ts'

/** Updates a page's payload to `now`, which is later than the page was made. */
export function payloadAt(payload: DealPayload, now: Date): DealPayload {
  const { deal, usable } = payload
  if (!usable) return payload
  const time = dealTime(deal, now)
  const alsoLive = payload.alsoLive.filter((other) => isLive(dealStatus(other, now)))
  const later = { ...payload, deal: { ...deal, time }, alsoLive }
  if (time.status === 'ended') return toEnded(later)
  const answer = availability(deal.times, now)
  later.usable = {
    now: answer.state === 'now',
    text: sayAvailability(answer, deal.times, now),
    note: holidayNote(deal.times, answer, now),
  }
  if (JSON.stringify(later) === JSON.stringify(payload)) return payload
  return time.status === 'sold-out' && deal.time.status !== 'sold-out' ? toSoldOut(later) : later
}

function toSoldOut(payload: DealPayload): DealPayload {
  return { ...withoutOffer(payload), instruction: 'The shop has none left.' }
}

function toEnded(payload: DealPayload): DealPayload {
  const endedOn = formatDay(payload.deal.endsOn ?? '')
  return {
    ...withoutOffer(payload),
    endedOn,
    usable: null,
    priceNotes: [],
    instruction: toEnding(payload.deal, endedOn),
  }
}

function withoutOffer(payload: DealPayload): DealPayload {
  const { success: _, ...deal } = payload.deal
  return {
    ...payload,
    deal: { ...deal, code: null },
    countedUntil: null,
    link: null,
    shareLinks: payload.shareLinks.filter(({ icon }) => icon !== 'calendar'),
  }
}
