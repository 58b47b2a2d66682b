import { addDays } from '#lib/singapore-time.ts'
import { calendarLine } from './calendar-line.ts'
import type { Deal } from './deal.ts'
import { dealStatus } from './deal-time.ts'

type CalendarDeal = Pick<
  Deal,
  'id' | 'title' | 'summary' | 'brand' | 'startsOn' | 'endsOn' | 'code' | 'redeem' | 'outlets'
>

/**
 * The last day of a deal as an iCalendar file (RFC 5545): an event of a whole day, which is that day
 * wherever the phone is. `null` when there is no end, or it has passed. `url` is the deal's page.
 */
export function dealCalendar(
  deal: CalendarDeal,
  { url, now }: { url: string; now: Date },
): string | null {
  if (deal.endsOn === null || dealStatus(deal, now) === 'ended') return null
  const code = deal.redeem === 'code' && deal.code ? [`Code: ${deal.code}`] : []
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lobang//Deals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Singapore',
    'BEGIN:VEVENT',
    // The same for as long as the deal exists, so that adding it again replaces it.
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
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/** Where to go, when there is but one place. */
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
