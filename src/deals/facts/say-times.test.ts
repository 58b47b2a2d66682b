import { expect, test } from 'vitest'
import type { Weekday } from '#lib/singapore-time.ts'
import type { DealTimes } from '../times/deal-times.ts'
import { sayDays, sayHoursInFull, sayOpeningHours, sayTimesShortly } from './say-times.ts'

const weekdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']
const weekend: Weekday[] = ['sat', 'sun']

test.each<[days: Weekday[], text: string]>([
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'Every day'],
  [weekdays, 'Monday to Friday'],
  [weekend, 'Saturday and Sunday'],
  [['fri', 'sat', 'sun'], 'Friday to Sunday'],
  [['sun', 'mon', 'tue', 'wed', 'thu'], 'Sunday to Thursday'],
  [['sun', 'mon', 'wed', 'thu'], 'Sunday, Monday, Wednesday and Thursday'],
  [['wed', 'sat', 'sun'], 'Wednesday, Saturday and Sunday'],
  [['tue'], 'Tuesday'],
])('%j reads "%s"', (days, text) => {
  expect(sayDays({ weekdays: days })).toEqual([text])
})

test.each<[times: DealTimes, card: string | null, days: string, hours: string | null]>([
  [{}, null, 'Every day', null],
  [{ startsOn: '2026-11-01', endsOn: '2026-11-30' }, null, 'Every day', null],
  [{ weekdays }, 'Mon–Fri', 'Monday to Friday', null],
  [{ weekdays, hours: '12:00-14:00' }, 'Mon–Fri 12–2pm', 'Monday to Friday', '12pm to 2pm'],
  [{ hours: '17:00-19:00' }, 'Daily 5–7pm', 'Every day', '5pm to 7pm'],
  [{ hours: '06:45-08:30' }, 'Daily 6.45–8.30am', 'Every day', '6.45am to 8.30am'],
  [{ hours: '11:00-15:00' }, 'Daily 11am–3pm', 'Every day', '11am to 3pm'],
  [
    { hours: '11:30-14:30,17:30-21:30' },
    'Daily 11.30am–2.30pm and 5.30–9.30pm',
    'Every day',
    '11.30am to 2.30pm and 5.30pm to 9.30pm',
  ],
  [{ hours: '00:00-16:00' }, 'Daily midnight–4pm', 'Every day', 'Midnight to 4pm'],
  [{ hours: '22:00-24:00' }, 'Daily 10pm–midnight', 'Every day', '10pm to midnight'],
  // times after midnight are marked as on the next day
  [{ hours: '18:00-02:00' }, 'Daily 6pm–2am', 'Every day', '6pm to 2am the next day'],
  [{ hours: '11:30-02:00' }, 'Daily 11.30am–2am', 'Every day', '11.30am to 2am the next day'],
  [{ hours: '00:00-24:00' }, 'Daily all day', 'Every day', 'All day'],
  // the hours name the days
  [{ hours: 'mon-fri 11:00-15:00' }, 'Mon–Fri 11am–3pm', 'Monday to Friday', '11am to 3pm'],
  [
    { hours: 'mon-fri 11:00-15:00; sat 10:00-22:00' },
    'Mon–Fri 11am–3pm; Sat 10am–10pm',
    'Monday to Saturday',
    'Monday to Friday 11am to 3pm; Saturday 10am to 10pm',
  ],
  [
    { weekdays: weekend, hours: 'mon-sat 11:00-15:00; sun 10:00-22:00' },
    'Sat 11am–3pm; Sun 10am–10pm',
    'Saturday and Sunday',
    'Saturday 11am to 3pm; Sunday 10am to 10pm',
  ],
  // nth weekdays and dates
  [
    { monthDays: [{ which: 'first', day: 'mon' }] },
    'First Monday of the month',
    'First Monday of the month',
    null,
  ],
  [
    { monthDays: [{ which: 'last', day: 'sun' }], hours: 'sun 10:00-16:00' },
    'Last Sunday of the month 10am–4pm',
    'Last Sunday of the month',
    '10am to 4pm',
  ],
  [
    {
      weekdays: ['tue', 'wed', 'thu', 'fri'],
      monthDays: [
        { which: 'first', day: 'mon' },
        { which: 'third', day: 'mon' },
      ],
      hours: '11:00-14:30',
    },
    'Tue–Fri and the first and third Monday of the month 11am–2.30pm',
    'Tuesday to Friday and the first and third Monday of the month',
    '11am to 2.30pm',
  ],
  [
    {
      weekdays: ['fri'],
      monthDays: [{ which: 'last', day: 'sun' }],
      hours: 'fri 18:00-20:00; sun 10:00-12:00',
    },
    'Fri and the last Sunday of the month: Fri 6–8pm; Sun 10am–12pm',
    'Friday and the last Sunday of the month',
    'Friday 6pm to 8pm; Sunday 10am to 12pm',
  ],
  [
    { dates: ['2026-12-31', '2026-12-24'], hours: '10:00-12:00' },
    '24 Dec and 31 Dec 10am–12pm',
    '24 Dec and 31 Dec',
    '10am to 12pm',
  ],
  [
    { dates: ['2026-12-31', '2027-01-02'] },
    '31 Dec 2026 and 2 Jan 2027',
    '31 Dec 2026 and 2 Jan 2027',
    null,
  ],
  // public holidays, eves and dates left out
  [
    { weekdays, hours: '12:00-14:00', holidays: 'not' },
    'Mon–Fri 12–2pm, not on public holidays',
    'Monday to Friday, not on public holidays',
    '12pm to 2pm',
  ],
  [
    { weekdays, hours: 'mon-fri 12:00-14:00; ph off' },
    'Mon–Fri 12–2pm, not on public holidays',
    'Monday to Friday, not on public holidays',
    '12pm to 2pm',
  ],
  [
    { weekdays, holidays: 'not', eves: 'not' },
    'Mon–Fri, not on public holidays and their eves',
    'Monday to Friday, not on public holidays and their eves',
    null,
  ],
  [
    { weekdays, eves: 'not', holidays: 'also' },
    'Mon–Fri, including public holidays, not on eves of public holidays',
    'Monday to Friday, including public holidays, not on eves of public holidays',
    null,
  ],
  [
    { weekdays: weekend, holidays: 'also', hours: 'sat,sun,ph 10:00-22:00' },
    'Sat and Sun 10am–10pm, including public holidays',
    'Saturday and Sunday, including public holidays',
    '10am to 10pm',
  ],
  [
    { weekdays: weekend, holidays: 'also', hours: 'sat,sun 10:00-22:00; ph 12:00-20:00' },
    'Sat and Sun 10am–10pm; public holidays 12–8pm',
    'Saturday and Sunday, including public holidays',
    'Saturday and Sunday 10am to 10pm; public holidays 12pm to 8pm',
  ],
  [{ holidays: 'only' }, 'Only on public holidays', 'Only on public holidays', null],
  [
    { holidays: 'only', hours: '10:00-12:00' },
    'Only on public holidays 10am–12pm',
    'Only on public holidays',
    '10am to 12pm',
  ],
  [
    { weekdays: weekend, holidays: 'only', eves: 'only' },
    'Sat and Sun, only on public holidays and their eves',
    'Saturday and Sunday, only on public holidays and their eves',
    null,
  ],
  [
    { holidays: 'also' },
    'Daily, including public holidays',
    'Every day, including public holidays',
    null,
  ],
  [{ holidays: 'not' }, 'Daily, not on public holidays', 'Every day, not on public holidays', null],
  [
    {
      holidays: 'not',
      datesOut: [
        ['2026-12-24', '2026-12-26'],
        ['2026-12-01', '2026-12-01'],
      ],
    },
    'Daily, not on public holidays, 1 Dec and 24 Dec to 26 Dec',
    'Every day, not on public holidays, 1 Dec and 24 Dec to 26 Dec',
    null,
  ],
  [
    {
      datesOut: [
        ['2028-01-25', '2028-01-25'],
        ['2027-02-05', '2027-02-05'],
      ],
    },
    'Daily, not on 5 Feb 2027 and 25 Jan 2028',
    'Every day, not on 5 Feb 2027 and 25 Jan 2028',
    null,
  ],
  // dates on which its own hours differ
  [
    { weekdays, hours: '11:00-15:00; 2026-12-25 off; 2026-12-24 11:00-13:00; 2026-12-26 off' },
    'Mon–Fri 11am–3pm; 24 Dec 11am–1pm, not on 25 Dec',
    'Monday to Friday, not on 25 Dec',
    '11am to 3pm; 24 Dec 11am to 1pm',
  ],
  [
    {
      hours:
        '11:00-15:00; 2026-12-21,2026-12-22 11:00-13:00; 2026-12-23 12:00-13:00; 2026-12-24 off; 2026-12-28 11:00-12:00; 2026-12-25 off; 2026-12-31 off; 2027-01-01 off',
    },
    'Daily 11am–3pm; other hours on 21 Dec, 22 Dec and 2 more dates, not on 24 Dec 2026, 25 Dec 2026 and 2 more dates',
    'Every day, not on 24 Dec 2026, 25 Dec 2026, 31 Dec 2026 and 1 Jan 2027',
    '11am to 3pm; 21 Dec 11am to 1pm; 22 Dec 11am to 1pm; 23 Dec 12pm to 1pm; 28 Dec 11am to 12pm',
  ],
  [{ hours: '2026-12-25 10:00-12:00' }, '25 Dec 10am–12pm', '', '25 Dec 10am to 12pm'],
  [
    { dates: ['2026-12-25'], hours: '2026-12-25 10:00-12:00' },
    '25 Dec 10am–12pm',
    '25 Dec',
    '25 Dec 10am to 12pm',
  ],
])('%j is on a card "%s", in the terms "%s", "%s"', (times, card, days, hours) => {
  expect(sayTimesShortly(times)).toBe(card)
  expect(sayDays(times).join(', ')).toBe(days)
  expect(sayHoursInFull(times)).toBe(hours)
})

test('hours that cannot be read are shown as written, and a card leaves them out', () => {
  expect(sayHoursInFull({ hours: 'until sold out' })).toBe('until sold out')
  expect(sayTimesShortly({ hours: 'until sold out' })).toBeNull()
})

test.each([
  ['10:00-20:30', 'Daily 10am–8.30pm'],
  ['00:00-24:00', 'Open 24 hours'],
  ['11:30-15:00,17:00-23:00', 'Daily 11.30am–3pm and 5–11pm'],
  [
    'mon-fri 16:00-23:30; sat,sun,ph 11:30-24:00',
    'Mon–Fri 4–11.30pm; Sat, Sun and public holidays 11.30am–midnight',
  ],
  ['sun-thu 11:30-22:00; fri,sat 11:30-02:00', 'Sun–Thu 11.30am–10pm; Fri and Sat 11.30am–2am'],
  ['tue-sun 09:00-18:30; ph 09:00-18:30', 'Tue–Sun and public holidays 9am–6.30pm'],
  ['mon-sat 10:00-19:00; ph 10:00-16:00', 'Mon–Sat 10am–7pm; public holidays 10am–4pm'],
  ['10:00-19:00; ph 10:00-16:00', 'Mon–Sun 10am–7pm; public holidays 10am–4pm'],
  ['mon-fri 07:00-19:00; ph off', 'Mon–Fri 7am–7pm; closed on public holidays'],
  ['10:00-22:00; ph off', 'Daily 10am–10pm; closed on public holidays'],
  [
    '10:00-22:00; 2026-12-25 off; 2026-12-24 10:00-14:00',
    'Daily 10am–10pm; 25 Dec closed; 24 Dec 10am–2pm',
  ],
  ['by appointment', 'by appointment'],
])('an outlet that is open %s says "%s"', (hours, text) => {
  expect(sayOpeningHours(hours)).toBe(text)
})
