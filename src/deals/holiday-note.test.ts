import { expect, test } from 'vitest'
import { weekdays } from '#lib/singapore-time.ts'
import { holidayNote } from './holiday-note.ts'
import { sayAvailability } from './say-availability.ts'
import { availability } from './times/availability.ts'
import type { DealTimes } from './times/deal-times.ts'

const lunch: DealTimes = { weekdays: weekdays.slice(0, 5), hours: '11:00-15:00' }
const weekend: DealTimes = { weekdays: ['sat', 'sun'] }
const shops = ['09:00-21:00']

test.each<[times: DealTimes, day: string, text: string, note: string | null]>([
  // Friday 25 December 2026
  [
    { ...lunch, shops },
    '2026-12-25',
    'Public holiday: ask the shop first',
    'Today is Christmas Day, a public holiday: ask the shop before you go',
  ],
  [
    { ...lunch, shops, holidays: 'not' },
    '2026-12-25',
    'Next on Mon 28 Dec, 11am',
    'Today is Christmas Day, a public holiday: not valid today',
  ],
  [
    { ...lunch, shops, eves: 'not' },
    '2026-12-24',
    'Usable tomorrow, a public holiday. Ask first',
    'Tomorrow, Christmas Day, is a public holiday: not valid today',
  ],
  [
    { ...lunch, shops },
    '2026-12-24',
    'Usable now, until 3pm',
    'Tomorrow, Christmas Day, is a public holiday: the shop may close early',
  ],
  [
    { ...lunch, shops },
    '2026-11-09',
    'Public holiday: ask the shop first',
    'Today is Deepavali (observed), a public holiday: ask the shop before you go',
  ],
  [
    { ...lunch, shops },
    '2026-02-18',
    'Public holiday: ask the shop first',
    'Today is Chinese New Year (second day), a public holiday: ask the shop before you go',
  ],
  [
    { ...lunch, shops },
    '2028-05-05',
    'Public holiday: ask the shop first',
    'Today is Hari Raya Haji (date to be confirmed), a public holiday: ask the shop before you go',
  ],
  // it is not stated whether every outlet keeps its hours
  [
    { ...lunch, shops: ['09:00-21:00; ph 09:00-13:00', '09:00-21:00'] },
    '2026-12-25',
    'Usable now, until 1pm',
    'Today is Christmas Day, a public holiday: ask the shop before you go',
  ],
  [
    { ...lunch, shops: [null] },
    '2026-12-25',
    'Public holiday: ask the shop first',
    'Today is Christmas Day, a public holiday: ask the shop before you go',
  ],
  [{ ...weekend, shops }, '2027-02-05', 'Usable tomorrow, a public holiday. Ask first', null],
  [{ ...weekend, shops }, '2027-02-04', 'Next on Sat 6 Feb, a public holiday. Ask first', null],
  // the deal, its date, its own hours or its outlets state the holiday
  [{ dates: ['2026-12-25'], shops }, '2026-12-25', 'Usable now, until 9pm', null],
  [{ hours: '11:00-15:00; ph 11:00-14:00', shops }, '2026-12-25', 'Usable now, until 2pm', null],
  [
    { hours: '11:00-15:00; 2026-12-25 11:00-13:00', shops },
    '2026-12-25',
    'Usable now, until 1pm',
    null,
  ],
  [{ ...lunch, shops, holidays: 'also' }, '2026-12-25', 'Usable now, until 3pm', null],
  [
    { ...lunch, shops: ['09:00-21:00; ph 09:00-13:00'] },
    '2026-12-25',
    'Usable now, until 1pm',
    null,
  ],
  [{ ...lunch, shops, holidays: 'only' }, '2026-12-25', 'Usable now, until 3pm', null],
  [{ ...lunch, shops, holidays: 'only' }, '2026-11-16', 'Next on Fri 25 Dec, 11am', null],
  [{ ...lunch, shops, eves: 'only' }, '2026-11-16', 'Next on Thu 24 Dec, 11am', null],
  [{ ...lunch, holidays: 'only', eves: 'only' }, '2026-11-16', 'Next on Thu 24 Dec, 11am', null],
  // a holiday of any weekday, and an eve
  [{ ...weekend, holidays: 'also' }, '2026-12-25', 'Usable now', null],
  [{ ...weekend, eves: 'also' }, '2026-12-24', 'Usable now, until midnight', null],
  // the first of two holidays is not an eve of the second
  [{ ...weekend, eves: 'also' }, '2026-02-17', 'Next on Sat 21 Feb', null],
  // online shops keep their hours
  [lunch, '2026-12-25', 'Usable now, until 3pm', null],
  // an ordinary day, and a holiday that is not one of the deal's days
  [{ ...lunch, shops }, '2026-11-16', 'Usable now, until 3pm', null],
  [{ ...lunch, shops }, '2026-08-09', 'Usable tomorrow, a public holiday. Ask first', null],
  [{ ...lunch, shops, holidays: 'not' }, '2026-08-09', 'Next on Tue 11 Aug, 11am', null],
])('%j at lunch on %s: %s; %s', (times, day, text, note) => {
  const now = new Date(`${day}T12:00:00+08:00`)

  const answer = availability(times, now)

  expect(sayAvailability(answer, times, now)).toBe(text)
  expect(holidayNote(times, answer, now)).toBe(note)
})
