import { expect, test } from 'vitest'
import type { Deal } from '#deals/deal.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { dealOf } from '../../test/deal-fixture.ts'
import { toDealRecord } from './deal-record.ts'
import { createRecordContext } from './record-context.ts'

function recordOf(of: Deal, now: Date) {
  const record = toDealRecord(of, createRecordContext(now))
  return { ...record, ...record.details() }
}

const deal = dealOf({
  times: { endsOn: '2026-11-15', weekdays: ['sun'], hours: '11:00-15:00' },
  audience: ['student'],
  tags: ['laksa'],
})

test('a deal counts as usable today on its own days, whatever the hour of the index', () => {
  const sunday = ['00:10', '12:00', '23:50'].map((hour) => new Date(`2026-11-15T${hour}:00+08:00`))
  const texts = sunday.map((now) => recordOf(deal, now).texts)

  expect(texts[0]?.facts).toEqual(
    expect.arrayContaining(['ends today', 'ending soon', 'sunday', 'weekend', 'SURIA11']),
  )
  expect(texts[0]?.today).toEqual(['today'])
  expect(texts[1]).toEqual(texts[0])
  expect(texts[2]).toEqual(texts[0])
})

test('a deal is for today until its last hour of the day', () => {
  const on = (day: string) => recordOf(deal, new Date(`${day}T00:10:00+08:00`))

  expect(on('2026-11-15').usableUntil).toBe(Date.parse('2026-11-15T15:00:00+08:00'))
  expect(on('2026-11-14').usableUntil).toBe(Number.NEGATIVE_INFINITY)
  expect(on('2026-11-14').texts.today).toEqual([])
})

test.each<[times: DealTimes, words: string[]]>([
  [{ weekdays: ['mon', 'sat'] }, ['monday', 'saturday', 'weekend']],
  [{ monthDays: [{ which: 'first', day: 'tue' }] }, ['tuesday', 'weekday']],
  // 18 November 2026 is a Wednesday; the Friday before has passed.
  [{ dates: ['2026-11-13', '2026-11-18'] }, ['wednesday', 'weekday']],
  [{ weekdays: ['fri'], dates: ['2026-11-18'] }, ['wednesday', 'friday', 'weekday']],
  [{ hours: 'sat,sun 10:00-18:00' }, ['saturday', 'sunday', 'weekend']],
  [{}, []],
  [{ hours: '10:00-18:00' }, []],
])('%j is found by %j', (times, words) => {
  const { facts = [] } = recordOf(dealOf({ times }), new Date('2026-11-15T12:00+08:00')).texts

  expect(facts.filter((fact) => /day$|weekend/.test(fact))).toEqual(words)
})

test('a deal without outlets is online', () => {
  const record = recordOf(deal, new Date('2026-11-15T12:00:00+08:00'))

  expect(record.texts.place).toEqual(['online'])
  expect(record.facets.mrt).toEqual(['Online'])
})

test.each([
  ['++' as const, ['++']],
  ['nett' as const, ['nett']],
  [null, []],
])('a deal with the price basis %j is found by %j', (priceBasis, words) => {
  const now = new Date('2026-11-15T12:00+08:00')
  const { facts = [] } = recordOf({ ...deal, priceBasis }, now).texts

  expect(facts.filter((fact) => ['++', 'nett'].includes(fact))).toEqual(words)
})

test('a record contains the diet, the cards and the price limits that the deal meets', () => {
  const now = new Date('2026-11-15T12:00:00+08:00')
  const { facets, texts } = recordOf(
    dealOf({ priceNow: 20, diet: ['halal'], cards: ['Melur Card'] }),
    now,
  )

  expect(facets).toMatchObject({ max: ['20', '50', '100'], diet: ['halal'], card: ['Melur Card'] })
  expect(texts.facts).toEqual(expect.arrayContaining(['halal', 'Melur Card']))
  expect(recordOf(dealOf({ priceNow: null, minSpend: 5 }), now).facets.max).toEqual([])
})
