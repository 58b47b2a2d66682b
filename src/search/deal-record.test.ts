import { expect, test } from 'vitest'
import type { Deal } from '#deals/deal.ts'
import { createWeekReader } from '#deals/times/usable-week.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { dealOf } from '../../test/deal-fixture.ts'
import { toDealRecord } from './deal-record.ts'

function recordOf(of: Deal, now: Date) {
  return toDealRecord(of, { now, readWeek: createWeekReader(singaporeDay(now)) })
}

const deal = dealOf({
  times: { endsOn: '2026-11-15', weekdays: ['sun'], hours: '11:00-15:00' },
  audience: ['student'],
  tags: ['laksa'],
})

test('a deal is usable today on its own days, whatever the hour of the index', () => {
  const sunday = ['00:10', '12:00', '23:50'].map((hour) => new Date(`2026-11-15T${hour}:00+08:00`))
  const facts = sunday.map((now) => recordOf(deal, now).texts.facts)

  expect(facts[0]).toEqual(
    expect.arrayContaining(['today', 'ends today', 'ending soon', 'sunday', 'weekend', 'SURIA11']),
  )
  expect(facts[1]).toEqual(facts[0])
  expect(facts[2]).toEqual(facts[0])
  expect(recordOf(deal, new Date('2026-11-14T12:00:00+08:00')).usable).toBe(false)
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

test('a deal states its diet, its cards and the offered prices that it is not above', () => {
  const now = new Date('2026-11-15T12:00:00+08:00')
  const { facets, texts } = recordOf(
    dealOf({ priceNow: 20, diet: ['halal'], cards: ['Melur Card'] }),
    now,
  )

  expect(facets).toMatchObject({ max: ['20', '50', '100'], diet: ['halal'], card: ['Melur Card'] })
  expect(texts.facts).toEqual(expect.arrayContaining(['halal', 'Melur Card']))
  expect(recordOf(dealOf({ priceNow: null, minSpend: 5 }), now).facets.max).toEqual([])
})
