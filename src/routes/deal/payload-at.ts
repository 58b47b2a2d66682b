import { dealStatus, dealTime, NO_DAYS_LEFT } from '#deals/deal-time.ts'
import { formatDay } from '#lib/singapore-time.ts'
import { toEnding } from './ending.ts'
import type { DealPayload } from './payload.ts'

/** What the page has to say of a deal at `now`, when that is later than it was made for. */
export function payloadAt(payload: DealPayload, now: Date): DealPayload {
  const { deal, startsOn, usable, countedUntil } = payload
  if (payload.endedOn || !deal.endsOn) return payload
  if (dealStatus({ startsOn, endsOn: deal.endsOn }, now) === 'ended')
    return toEnded({ ...payload, endedOn: formatDay(deal.endsOn) }, now)
  if (!usable || !countedUntil || new Date(countedUntil) > now) return payload
  return {
    ...payload,
    deal: { ...deal, time: { ...deal.time, urgent: false } },
    usable: { now: false, text: NO_DAYS_LEFT, note: null },
  }
}

function toEnded(payload: DealPayload & { endedOn: string }, now: Date): DealPayload {
  const { deal, startsOn } = payload
  const dates = { startsOn, endsOn: deal.endsOn, checkedOn: null }
  const { status, ends, urgent, isSpent } = dealTime(dates, now)
  return {
    ...payload,
    deal: { ...deal, code: null, time: { ...deal.time, status, ends, urgent, isSpent } },
    usable: null,
    countedUntil: null,
    priceNotes: [],
    instruction: toEnding(deal, payload.endedOn),
    link: null,
    shareLinks: payload.shareLinks.filter(({ icon }) => icon !== 'calendar'),
    alsoLive: payload.alsoLive.filter(
      ({ endsOn }) => dealStatus({ startsOn: null, endsOn }, now) !== 'ended',
    ),
  }
}
