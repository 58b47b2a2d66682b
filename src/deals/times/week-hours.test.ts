import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Weekday, weekdays } from '#lib/singapore-time.ts'
import { type Hours, hoursOn, parseWeekHours } from './week-hours.ts'

/** `11:00-15:00,17:30-26:00`; an hour past 24 is on the next day. */
function say(hours: readonly Hours[]): string {
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return hours.map((range) => range.map(clock).join('-')).join(',') || 'off'
}

type Day = { weekday: Weekday; isHoliday?: boolean; date?: string }

function on(text: string, { weekday, isHoliday = false, date = '2026-11-16' }: Day): string {
  const parsed = parseWeekHours(text)
  if (!parsed) throw new Error(`${text} is not in the notation`)
  return say(hoursOn(parsed, { date, weekday, isHoliday }))
}

test.each([
  ['11:00-15:00', '11:00-15:00'],
  ['9:00-12:00', '09:00-12:00'],
  ['11:30-14:30,17:30-21:30', '11:30-14:30,17:30-21:30'],
  ['17:30-21:30,11:30-14:30', '11:30-14:30,17:30-21:30'],
  ['18:00-02:00', '18:00-26:00'],
  ['18:00-24:00', '18:00-24:00'],
  ['18:00-00:00', '18:00-24:00'],
  ['18:00-23:59', '18:00-24:00'],
  ['00:00-24:00', '00:00-24:00'],
  ['10:00-10:00', '10:00-34:00'],
  ['off', 'off'],
  ['  11:00-15:00  ', '11:00-15:00'],
])('"%s" on every day is %s', (text, hours) => {
  for (const weekday of weekdays) expect(on(text, { weekday }), weekday).toBe(hours)
})

test.each<[text: string, open: Weekday[]]>([
  ['mon 10:00-12:00', ['mon']],
  ['MON 10:00-12:00', ['mon']],
  ['mon,wed 10:00-12:00', ['mon', 'wed']],
  ['mon-fri 10:00-12:00', ['mon', 'tue', 'wed', 'thu', 'fri']],
  ['tue-tue 10:00-12:00', ['tue']],
  // a range may extend past the end of the week
  ['sat-mon 10:00-12:00', ['mon', 'sat', 'sun']],
  ['mon-tue,sat,ph 10:00-12:00', ['mon', 'tue', 'sat']],
  ['ph 10:00-12:00', []],
  ['2026-12-25 10:00-12:00', []],
])('"%s" is open on %j and closed on days that no rule names', (text, open) => {
  expect(weekdays.filter((weekday) => on(text, { weekday }) !== 'off')).toEqual(open)
})

test.each<[text: string, day: Day, hours: string]>([
  // the later of two rules for the same day wins
  ['10:00-22:00; mon 12:00-15:00', { weekday: 'mon' }, '12:00-15:00'],
  ['mon 12:00-15:00; 10:00-22:00', { weekday: 'mon' }, '10:00-22:00'],
  ['10:00-22:00; sun off', { weekday: 'sun' }, 'off'],
  // public holidays are like any other day unless a rule names them
  ['mon-fri 10:00-22:00', { weekday: 'mon', isHoliday: true }, '10:00-22:00'],
  ['mon-fri 10:00-22:00; ph off', { weekday: 'mon', isHoliday: true }, 'off'],
  ['sat,ph 09:00-12:00', { weekday: 'mon', isHoliday: true }, '09:00-12:00'],
  ['sat,ph 09:00-12:00', { weekday: 'mon' }, 'off'],
  // a later rule for the weekday does not replace the rule for the holiday
  ['ph off; mon 10:00-12:00', { weekday: 'mon', isHoliday: true }, 'off'],
  // a date wins over both
  [
    '10:00-22:00; ph off; 2026-11-16 12:00-15:00',
    { weekday: 'mon', isHoliday: true },
    '12:00-15:00',
  ],
  ['2026-11-16 off; 10:00-22:00', { weekday: 'mon' }, 'off'],
  ['2026-11-16 off; 10:00-22:00', { weekday: 'mon', date: '2026-11-23' }, '10:00-22:00'],
])('"%s" on %j is %s', (text, day, hours) => {
  expect(on(text, day)).toBe(hours)
})

test.each([
  '',
  ';',
  'until sold out',
  '11:00',
  '11:00-',
  '11-15',
  '11:00–15:00',
  '11:60-15:00',
  '24:00-02:00',
  '11:00-24:30',
  '25:00-26:00',
  '11:00-15:00,',
  '11:00-15:00;',
  '11:00 - 15:00',
  'mon',
  'mon-',
  'mon-fri-sun 10:00-12:00',
  'monday 10:00-12:00',
  'mon fri 10:00-12:00',
  'mon,,fri 10:00-12:00',
  'ph-sun 10:00-12:00',
  'mon 10:00-12:00 off',
  '2026-13-01 off',
  '2026-02-30 off',
  '26-12-25 off',
  'off off',
])('"%s" is not in the notation', (text) => {
  expect(parseWeekHours(text)).toBeNull()
})

test('any text is parsed or refused, and hours begin on their day and last a day at most', () => {
  const part = fc.constantFrom(
    'mon',
    'ph',
    'off',
    '10:00',
    '-',
    ',',
    ';',
    ' ',
    '24:00',
    '2026-12-25',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (text) => {
        const parsed = parseWeekHours(text)
        if (!parsed) return
        const all = [...Object.values(parsed.week), ...Object.values(parsed.dates)].flat()
        for (const [from, to] of [...all, ...(parsed.holidays ?? [])]) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(from).toBeLessThan(1440)
          expect(to).toBeGreaterThan(from)
          expect(to - from).toBeLessThanOrEqual(1440)
        }
      },
    ),
    { numRuns: 2000 },
  )
})
