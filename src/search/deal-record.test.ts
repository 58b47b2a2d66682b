import { expect, test } from 'vitest'
import type { Deal } from '#deals/deal.ts'
import { toDealRecord } from './deal-record.ts'

const deal: Deal = {
  id: 'id',
  uid: 'uid',
  title: '1-for-1 laksa',
  category: 'food',
  badge: '1-for-1',
  summary: 'A bowl for two.',
  brand: { uid: 'brand', name: 'Rempah Row', palette: 'chili', motif: 'laksa' },
  redeem: 'code',
  code: 'LAKSA2',
  link: null,
  priceNow: 12.9,
  priceWas: null,
  startsOn: null,
  endsOn: '2026-11-15',
  weekdays: ['sun'],
  hours: '11:00-15:00',
  minSpend: null,
  outlets: [],
  audience: ['student'],
  partners: [],
  tags: ['laksa'],
  checkedOn: null,
  exclusive: false,
  featured: false,
  art: [],
  thumbnail: null,
  body: [],
}

test('a deal is usable today on its own days, whatever the hour of the index', () => {
  const sunday = ['00:10', '12:00', '23:50'].map((hour) => new Date(`2026-11-15T${hour}:00+08:00`))
  const facts = sunday.map((now) => toDealRecord(deal, now).texts.facts)

  expect(facts[0]).toEqual(
    expect.arrayContaining(['today', 'ends today', 'ending soon', 'sunday', 'weekend', 'LAKSA2']),
  )
  expect(facts[1]).toEqual(facts[0])
  expect(facts[2]).toEqual(facts[0])
  expect(toDealRecord(deal, new Date('2026-11-14T12:00:00+08:00')).usable).toBe(false)
})

test('a deal without outlets is online', () => {
  const record = toDealRecord(deal, new Date('2026-11-15T12:00:00+08:00'))

  expect(record.texts.place).toEqual(['online'])
  expect(record.facets.mrt).toEqual(['Online'])
})

test.each([
  ['Prices are before service charge and GST.', ['++']],
  ['Price is $12.90++ for two.', ['++']],
  ['Prices are nett, without service charge.', ['nett']],
  ['GST absorbed by the shop.', ['nett']],
  ['Prices are not nett.', []],
  ['Bring your card.', []],
])('of a deal that says %j it is known what comes on top', (text, words) => {
  const body: Deal['body'] = [{ type: 'paragraph', text, spans: [], direction: 'ltr' }]
  const { facts = [] } = toDealRecord({ ...deal, body }, new Date('2026-11-15T12:00+08:00')).texts

  expect(facts.filter((fact) => ['++', 'nett'].includes(fact))).toEqual(words)
})

test('a deal that cannot be used before its end is not found as ending soon', () => {
  const now = new Date('2026-11-15T12:00:00+08:00')
  const { texts, facets } = toDealRecord({ ...deal, weekdays: ['sat'] }, now)

  expect(texts.facts).not.toContain('ends today')
  expect(texts.facts).not.toContain('ending soon')
  expect(facets.ends).toEqual([])
})
