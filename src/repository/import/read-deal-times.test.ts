import { expect, test } from 'vitest'
import { unstatedTimes } from '../../../test/unstated-times.ts'
import { openFields, type ReadingContext } from './fields.ts'
import { readDealTimes } from './read-deal-times.ts'

/** A Monday. */
const today = '2026-11-16'

function read(values: Record<string, unknown>) {
  const faults: string[] = []
  const context: ReadingContext = {
    today,
    report: (message) => faults.push(message),
    findTarget: () => null,
    hasRichtextPage: () => false,
    illustrator: { draw: () => null } as never,
  }
  const fields = openFields({ values: { starts: '-3d', ...values }, lineOf: () => null }, context)
  return { times: readDealTimes(fields), faults }
}

test('a deal that states nothing but its start can be used at any time', () => {
  expect(read({})).toEqual({
    faults: [],
    times: {
      starts_on: '2026-11-13',
      ends_on: null,
      ...unstatedTimes,
    },
  })
})

test.each([
  ['ends', '+10d', 'ends_on', '2026-11-26'],
  ['ends', '2026-12-24', 'ends_on', '2026-12-24'],
  ['weekdays', ['mon', 'sun'], 'weekdays', [{ day: 'mon' }, { day: 'sun' }]],
  [
    'month_days',
    ['first mon', 'last fri'],
    'month_days',
    [
      { which: 'first', day: 'mon' },
      { which: 'last', day: 'fri' },
    ],
  ],
  ['dates', ['+3d', '2026-12-24'], 'dates', [{ date: '2026-11-19' }, { date: '2026-12-24' }]],
  ['dates_out', ['+3d'], 'dates_out', [{ from: '2026-11-19', to: '2026-11-19' }]],
  [
    'dates_out',
    ['2026-12-24/2026-12-26', '+1d/+2d'],
    'dates_out',
    [
      { from: '2026-12-24', to: '2026-12-26' },
      { from: '2026-11-17', to: '2026-11-18' },
    ],
  ],
  ['hours', 'mon-fri 11:00-15:00; ph off', 'hours', 'mon-fri 11:00-15:00; ph off'],
  ['holidays', 'also', 'holidays', 'also'],
  ['eves', 'not', 'eves', 'not'],
  ['ask_first', 'Walks follow the tide.', 'ask_first', 'Walks follow the tide.'],
  // a day is its first moment in Singapore
  ['sold_out_at', '-2d', 'sold_out_at', '2026-11-13T16:00:00+0000'],
  ['sold_out_at', '2026-11-20T15:00:00+08:00', 'sold_out_at', '2026-11-20T07:00:00+0000'],
  ['sold_out_at', '2026-11-20T07:00:00Z', 'sold_out_at', '2026-11-20T07:00:00+0000'],
])('%s: %j is read as %s %j', (name, value, field, stored) => {
  const { times, faults } = read({ [name]: value })

  expect(faults).toEqual([])
  expect(times).toMatchObject({ [field]: stored })
})

test('a deal may sell out and come back', () => {
  const { times, faults } = read({ sold_out_at: '-2d', back_at: '+5d' })

  expect(faults).toEqual([])
  expect(times.back_at).toBe('2026-11-20T16:00:00+0000')
})

test.each([
  [{ starts: '' }, 'starts is missing'],
  [{ ends: 'Friday' }, 'ends "Friday" is neither like -20d nor like 2026-11-18'],
  [{ ends: '2026-02-30' }, 'ends "2026-02-30" is neither like -20d nor like 2026-11-18'],
  [{ weekdays: ['monday'] }, 'weekdays "monday" must be one of mon, tue, wed, thu, fri, sat, sun'],
  [{ weekdays: 'mon' }, 'weekdays must be a list of words'],
  [{ month_days: ['first'] }, 'month_days "first" is not like first mon or last fri'],
  [{ month_days: ['fifth mon'] }, 'month_days "fifth mon" is not like first mon or last fri'],
  [
    { month_days: ['first mon tue'] },
    'month_days "first mon tue" is not like first mon or last fri',
  ],
  [{ dates: ['24 Dec'] }, 'dates "24 Dec" is neither like -20d nor like 2026-11-18'],
  [
    { dates_out: ['2026-12-24/Boxing Day'] },
    'dates_out "Boxing Day" is neither like -20d nor like 2026-11-18',
  ],
  [
    { dates_out: ['2026-12-26/2026-12-24'] },
    'dates_out "2026-12-26/2026-12-24" ends before it begins',
  ],
  [
    { dates_out: ['2026-12-24/2026-12-25/2026-12-26'] },
    'dates_out "2026-12-24/2026-12-25/2026-12-26" is neither a day nor a range such as 2026-12-24/2026-12-26',
  ],
  [
    { hours: '11am to 3pm' },
    'hours "11am to 3pm" is not in the notation of hours: mon-fri 11:00-15:00; sat,ph 10:00-22:00',
  ],
  [{ hours: 11 }, 'hours must be text; put it in quotes'],
  [{ holidays: 'yes' }, 'holidays "yes" must be one of also, not, only'],
  [{ eves: 'never' }, 'eves "never" must be one of also, not, only'],
  [{ ask_first: 'x'.repeat(91) }, 'ask_first has 91 characters; at most 90 fit'],
  [
    { sold_out_at: 'yesterday' },
    'sold_out_at "yesterday" is neither a day nor an instant such as 2026-11-20T15:00:00+08:00',
  ],
  // without an offset nobody knows which instant it is
  [
    { sold_out_at: '2026-11-20T15:00:00' },
    'sold_out_at "2026-11-20T15:00:00" is neither a day nor an instant such as 2026-11-20T15:00:00+08:00',
  ],
])('%j is refused: %s', (values, fault) => {
  expect(read(values).faults).toEqual([fault])
})
