import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarLine } from './calendar-line.ts'
import { dealCalendar } from './deal-calendar.ts'

const deal = {
  id: 'ZxY-1',
  title: '1-for-1 laksa, before 3pm; really',
  summary: 'Two bowls for the price of one.',
  brand: { uid: 'suria', name: 'Warung Suria', palette: 'chili', motif: 'laksa' },
  startsOn: null,
  endsOn: '2026-11-18' as string | null,
  code: 'SURIA11',
  redeem: 'code' as const,
  outlets: [
    {
      name: 'Tiong Bahru',
      address: '56 Eng Hoon Street',
      postal: '160056',
      mrt: '',
      lat: 0,
      lng: 0,
    },
  ],
}
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
  expect(dealCalendar({ ...deal, endsOn }, { url, now })).toContain(`DTEND;VALUE=DATE:${next}\r\n`)
})

test('the event has the code from the first day on', () => {
  const later = { ...deal, startsOn: '2026-11-19', endsOn: '2026-11-30' }
  const begun = new Date('2026-11-19T00:00:00+08:00')

  expect(dealCalendar(later, { url, now })).not.toContain('SURIA11')
  expect(dealCalendar(later, { url, now: begun })).toContain('SURIA11')
})

test('a deal without an end has no event, and neither has an ended deal', () => {
  expect(dealCalendar({ ...deal, endsOn: null }, { url, now })).toBeNull()
  expect(dealCalendar(deal, { url, now: new Date('2026-11-19T00:00:00+08:00') })).toBeNull()
})

test('a changed deal keeps the id of its event', () => {
  const uid = (text: string | null) => /^UID:.*$/m.exec(text ?? '')?.[0]
  const changed = { ...deal, title: 'Another', endsOn: '2026-12-01' }

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
