import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealOf, outlet } from '../../../test/deal-fixture.ts'
import { calendarLine } from './calendar-line.ts'
import { dealCalendar } from './deal-calendar.ts'

const laksa = {
  title: '1-for-1 laksa, before 3pm; really',
  outlets: [outlet],
  channel: 'in-store' as const,
}
const deal = dealOf({ ...laksa, times: { endsOn: '2026-11-18' } })
const url = 'https://lobang.example/deals/food/laksa'
const now = new Date('2026-11-18T23:59:59.999+08:00')

test('the last day is an all-day event', () => {
  expect(dealCalendar(deal, { url, now })?.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lobang//Deals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Singapore',
    'BEGIN:VEVENT',
    'UID:deal-ZxY-1-ends@lobang.example',
    'DTSTAMP:20261118T155959Z',
    'DTSTART;VALUE=DATE:20261118',
    'DTEND;VALUE=DATE:20261119',
    'SUMMARY:Last day: 1-for-1 laksa\\, before 3pm\\; really (Warung Suria)',
    'DESCRIPTION:Two bowls for the price of one.\\nCode: SURIA11\\nhttps://lobang.',
    ' example/deals/food/laksa',
    'LOCATION:Tiong Bahru\\, 56 Eng Hoon Street\\, Singapore 160056',
    'URL:https://lobang.example/deals/food/laksa',
    'TRANSP:TRANSPARENT',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['2026-12-31', '20270101'],
  ['2028-02-28', '20280229'],
  ['2028-02-29', '20280301'],
])('a deal that ends on %s fills that day, up to %s', (endsOn, next) => {
  const dated = dealOf({ ...laksa, times: { endsOn } })

  expect(dealCalendar(dated, { url, now })).toContain(`DTEND;VALUE=DATE:${next}\r\n`)
})

test('the event contains the code from the first day on', () => {
  const later = dealOf({ ...laksa, times: { startsOn: '2026-11-19', endsOn: '2026-11-30' } })
  const begun = new Date('2026-11-19T00:00:00+08:00')

  expect(dealCalendar(later, { url, now })).not.toContain('SURIA11')
  expect(dealCalendar(later, { url, now: begun })).toContain('SURIA11')
})

test('the last day is a day on which the deal can be used', () => {
  // It ends on a Monday, but is only for Fridays and Saturdays.
  const times = { endsOn: '2026-11-30', weekdays: ['fri' as const, 'sat' as const] }

  expect(dealCalendar(dealOf({ ...laksa, times }), { url, now })).toContain(
    'DTSTART;VALUE=DATE:20261128\r\n',
  )
})

test('deals without an end, sold-out deals and ended ones have no event', () => {
  const soldOut = { endsOn: '2026-11-30', soldOutAt: '2026-11-18T12:00:00+08:00' }

  expect(dealCalendar(dealOf(laksa), { url, now })).toBeNull()
  expect(dealCalendar(dealOf({ ...laksa, times: soldOut }), { url, now })).toBeNull()
  expect(dealCalendar(deal, { url, now: new Date('2026-11-19T00:00:00+08:00') })).toBeNull()
})

test('a changed deal keeps the id of its event', () => {
  const uid = (text: string | null) => /^UID:.*$/m.exec(text ?? '')?.[0]
  const changed = dealOf({ title: 'Another', times: { endsOn: '2026-12-01' } })

  expect(uid(dealCalendar(changed, { url, now }))).toBe(uid(dealCalendar(deal, { url, now })))
})

test('an event for several outlets has no location', () => {
  const outlets = [...deal.outlets, ...deal.outlets]

  expect(dealCalendar({ ...deal, outlets }, { url, now })).not.toContain('LOCATION')
})

test('lines are at most 75 bytes, split no character and join to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const line = calendarLine('SUMMARY', text)

      const bytes = line.split('\r\n').map((part) => Buffer.byteLength(part))
      expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
      const unfolded = line.replaceAll('\r\n ', '')
      const value = unfolded.slice('SUMMARY:'.length).replace(/\\(.)/g, (_, sign) => {
        return sign === 'n' ? '\n' : sign
      })
      expect(unfolded).not.toMatch(/[\r\n]/)
      expect(value).toBe(text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '))
    }),
    { examples: [['é'.repeat(200)], ['🦀'.repeat(60)], ['a\r\nb\\n;,\u0007']] },
  )
})

test('a URL cannot inject a line into the file', () => {
  expect(calendarLine('URL', 'https://a.example/\r\nBEGIN:VALARM', 'as it is')).toBe(
    'URL:https://a.example/BEGIN:VALARM',
  )
})
