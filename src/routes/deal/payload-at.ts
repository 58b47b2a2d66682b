import { dealStatus, dealTime, isLive } from '#deals/deal-time.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import { formatDay } from '#lib/singapore-time.ts'
import { toEnding } from './ending.ts'
import type { DealPayload } from './payload.ts'

/** What the page has to say of a deal at `now`, when that is later than it was made for. */
export function payloadAt(payload: DealPayload, now: Date): DealPayload {
  const { deal, usable } = payload
  if (!usable) return payload
  const { status, ends, urgent } = dealTime(deal, now)
  const time = { ...deal.time, status, ends, urgent }
  if (status === 'ended') return toEnded({ ...payload, deal: { ...deal, time } }, now)
  const answer = availability(deal.times, now)
  const text = sayAvailability(answer, deal.times, now)
  if (text === usable.text && ends === deal.time.ends) return payload
  return {
    ...payload,
    deal: { ...deal, time },
    usable: { ...usable, now: answer.state === 'now', text },
  }
}

function toEnded(payload: DealPayload, now: Date): DealPayload {
  const { deal } = payload
  const endedOn = formatDay(deal.endsOn ?? '')
  return {
    ...payload,
    endedOn,
    deal: { ...deal, code: null },
    usable: null,
    countedUntil: null,
    priceNotes: [],
    instruction: toEnding(deal, endedOn),
    link: null,
    shareLinks: payload.shareLinks.filter(({ icon }) => icon !== 'calendar'),
    alsoLive: payload.alsoLive.filter((other) => isLive(dealStatus(other, now))),
  }
}
