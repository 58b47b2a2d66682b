import { expect, test } from 'vitest'
import { cleanDeal } from '../../../test/clean-deal.ts'
import type { CheckContext } from './check.ts'
import { proseAndFacts } from './prose-and-facts.ts'

const days = (...names: string[]) => names.map((day) => ({ day }))
const who = (...names: string[]) => names.map((each) => ({ who: each }))

function findings(summary: string, changes: Record<string, unknown>): string[] {
  const deal = cleanDeal({ ...changes, summary })
  return proseAndFacts.check(deal, {} as CheckContext).map(({ message }) => message)
}

test.each<[text: string, wrong: Record<string, unknown>, instead: string, right: object]>([
  // days
  [
    'Weekends only.',
    { weekdays: days('mon') },
    'its days are mon',
    { weekdays: days('sat', 'sun') },
  ],
  ['Weekends only.', {}, 'weekdays is not stated', { hours: 'sat,sun 10:00-18:00' }],
  [
    'Only on Fridays and Saturdays.',
    { weekdays: days('fri') },
    'its days are fri',
    { weekdays: days('fri', 'sat') },
  ],
  [
    'Monday to Thursday only.',
    { weekdays: days('mon', 'thu') },
    'its days are mon, thu',
    { weekdays: days('mon', 'tue', 'wed', 'thu') },
  ],
  [
    'Tuesdays only, on single dates.',
    { dates: [{ date: '2026-11-18' }] },
    'its days are wed',
    { dates: [{ date: '2026-11-17' }] },
  ],
  [
    'Free on the first Monday of the month.',
    { month_days: [{ which: 'last', day: 'mon' }] },
    'month_days is last mon',
    { month_days: [{ which: 'first', day: 'mon' }] },
  ],
  // public holidays, by the rule or by the deal's own hours
  ['Not on public holidays.', { holidays: 'also' }, 'holidays is "also"', { holidays: 'not' }],
  [
    'Except on public holidays.',
    { hours: '11:00-15:00; ph 11:00-14:00' },
    'hours is "11:00-15:00; ph 11:00-14:00"',
    { hours: '11:00-15:00; ph off' },
  ],
  ['Not valid on public holidays.', {}, 'holidays is not stated', { holidays: 'not' }],
  [
    'Daily, including public holidays.',
    { holidays: 'not' },
    'holidays is "not"',
    { hours: '11:00-15:00; ph 11:00-14:00' },
  ],
  ['Only on public holidays.', { holidays: 'also' }, 'holidays is "also"', { holidays: 'only' }],
  ['Not on eves of public holidays.', { eves: 'also' }, 'eves is "also"', { eves: 'not' }],
  // hours
  [
    'Daily till 9pm.',
    { hours: '11:00-19:00' },
    'no stated hours end at 9pm',
    { hours: '11:00-21:00' },
  ],
  [
    'Daily until midnight.',
    { hours: '18:00-02:00' },
    'no stated hours end at midnight',
    { hours: '18:00-24:00' },
  ],
  [
    'Lunch from 11.30am to 2pm.',
    { hours: '11:00-14:00' },
    'no stated hours are from 11.30am to 2pm',
    { hours: '11:30-14:00' },
  ],
  // stock, people, prices and the rest
  ['While stocks last.', {}, 'while_stocks_last is not set', { while_stocks_last: true }],
  [
    'New customers only.',
    { eligible: who('everyone') },
    'eligible is everyone',
    { eligible: who('new-customer') },
  ],
  ['Students only.', {}, 'eligible is not stated', { eligible: who('student', 'senior') }],
  ['Set lunch at $20++.', { price_plus: 'nett' }, 'price_plus is "nett"', { price_plus: '++' }],
  ['All prices are nett.', { price_plus: '++' }, 'price_plus is "++"', { price_plus: 'nett' }],
  ['Now $7.50.', { price_now: 7 }, 'price_now is 7', { price_now: 7.5 }],
  ['Usually $1,200.', { price_was: 120 }, 'price_was is 120', { price_was: 1200 }],
  ['Minimum spend of $30.', {}, 'min_spend is not stated', { min_spend: 30 }],
  ['A $50 deposit.', { deposit: 20 }, 'deposit is 20', { deposit: 50 }],
  ['A 1-for-1.', {}, 'one_for_one is not set', { one_for_one: true }],
  ['Cannot be combined with other offers.', { stacks: 'yes' }, 'stacks is "yes"', { stacks: 'no' }],
  [
    'Booking required.',
    { booking: 'not-needed' },
    'booking is "not-needed"',
    { booking: 'needed' },
  ],
  ['Walk-ins welcome.', { booking: 'needed' }, 'booking is "needed"', {}],
  ['Online only.', { channel: 'in-store' }, 'channel is "in-store"', { channel: 'online' }],
])('“%s” beside %j: %s; not beside %j', (text, wrong, instead, right) => {
  expect(findings(text, wrong)).toEqual([`the text says “${text}”, but ${instead}`])
  expect(findings(text, right as Record<string, unknown>)).toEqual([])
})

test('a sentence of the body counts like the title', () => {
  const body = [{ type: 'list-item', text: 'Any day. Weekends only.', spans: [] }]

  expect(findings('Laksa.', { body, weekdays: days('mon') })).toEqual([
    'the text says “Weekends only.”, but its days are mon',
  ])
})
