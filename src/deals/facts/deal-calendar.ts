import { addDays } from '#lib/singapore-time.ts'
import type { Deal } from '../deal.ts'
import { isLive } from '../deal-status.ts'
import { dealStatus } from '../deal-time.ts'
import { calendarLine } from './calendar-line.ts'

type CalendarDeal = Pick<
  Deal,
  | 'id'
  | 'title'
  | 'summary'
  | 'brand'
  | 'startsOn'
  | 'endsOn'
  | 'times'
  | 'code'
  | 'redeem'
  | 'outlets'
>

type CalendarContext = { url: string; now: Date }

/**
 * The last day of a deal as an iCalendar file (RFC 5545): an all-day event, which is on that day in every time zone.
 * `null` when the deal has no end or has ended. `url` is the deal's page.
 */
export function dealCalendar(deal: CalendarDeal, context: CalendarContext): string | null {
  const event = dealEvent(deal, context)
  return event && toFile([], event)
}

type ListContext = { name: string; now: Date; urlOf: (deal: Deal) => string }

/** The last days of a list of deals, to subscribe to. Leaves out deals without an end and those that have ended. */
export function dealsCalendar(deals: readonly Deal[], { name, now, urlOf }: ListContext): string {
  const events = deals.flatMap((deal) => dealEvent(deal, { url: urlOf(deal), now }) ?? [])
  const about = [calendarLine('X-WR-CALNAME', name), `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`]
  return toFile(about, events)
}

const REFRESH = 'PT12H'

function toFile(about: readonly string[], events: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lobang//Deals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Singapore',
    ...about,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function dealEvent(deal: CalendarDeal, { url, now }: CalendarContext): string[] | null {
  const status = dealStatus(deal, now)
  if (deal.endsOn === null || status === 'ended' || status === 'sold-out') return null
  const hasCode = isLive(status) && deal.redeem === 'code' && deal.code
  const code = hasCode ? [`Code: ${deal.code}`] : []
  return [
    'BEGIN:VEVENT',
    // Stays the same for as long as the deal exists, so that adding the event again replaces it.
    calendarLine('UID', `deal-${deal.id}-ends@${new URL(url).hostname}`),
    `DTSTAMP:${basic(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${basic(deal.endsOn)}`,
    `DTEND;VALUE=DATE:${basic(addDays(deal.endsOn, 1))}`,
    calendarLine('SUMMARY', `Last day: ${deal.title} (${deal.brand.name})`),
    calendarLine('DESCRIPTION', [deal.summary, ...code, url].filter(Boolean).join('\n')),
    ...placeLines(deal),
    calendarLine('URL', url, 'as it is'),
    'TRANSP:TRANSPARENT',
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

/** The place, when there is only one. */
function placeLines({ outlets }: Pick<Deal, 'outlets'>): string[] {
  const [only, ...others] = outlets
  if (!only || others.length > 0) return []
  const parts = [only.name, only.address, only.postal && `Singapore ${only.postal}`]
  return [calendarLine('LOCATION', parts.filter(Boolean).join(', '))]
}

/** Without punctuation, and to the second: `2026-11-18` → `20261118`. */
function basic(text: string): string {
  return text.replace(/\.\d+/, '').replace(/[-:]/g, '')
}
