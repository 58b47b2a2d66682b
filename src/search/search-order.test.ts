import { expect, test } from 'vitest'
import { indexAtOnce } from '../../test/index-at-once.ts'
import type { SearchOptions } from './create-search-index.ts'
import type { RecordDetails, SearchRecord } from './search-record.ts'

const NIGHT = Date.parse('2026-11-15T23:00:00+08:00')
const NOON = new Date('2026-11-15T12:00:00+08:00')

type Parts = Partial<SearchRecord & RecordDetails> & { id: string }

function record({ texts = {}, facets = {}, ...parts }: Parts): SearchRecord {
  const details = () => ({ texts, facets })
  return { kind: 'deal', details, price: null, usableUntil: NIGHT, ...parts }
}

const some: SearchOptions = { limit: 10 }

function idsFor(records: readonly SearchRecord[], query: string, options = some): string[] {
  return indexAtOnce(records)
    .search(query, options)
    .hits.map(({ id }) => id)
}

test('a facet counts the records that pass the other filters, and ignores its own', () => {
  const records = [
    record({ id: 'a', texts: { title: ['Tea'] }, facets: { category: ['food'], tag: ['x', 'y'] } }),
    record({ id: 'b', texts: { title: ['Tea'] }, facets: { category: ['grocery'], tag: ['x'] } }),
    record({ id: 'c', texts: { title: ['Cake'] }, facets: { category: ['food'], tag: ['x'] } }),
  ]
  const result = indexAtOnce(records).search('tea', {
    ...some,
    filters: { category: 'food' },
  })

  expect(result.hits.map(({ id }) => id)).toEqual(['a'])
  expect(result.facets().category).toEqual([
    { value: 'food', count: 1 },
    { value: 'grocery', count: 1 },
  ])
  expect(result.facets().tag).toEqual([
    { value: 'x', count: 1 },
    { value: 'y', count: 1 },
  ])
})

test('among equals deals that can be used today come first, then earlier records', () => {
  const tea = { title: ['Tea'] }
  const records = [
    record({ id: 'another day', texts: tea, usableUntil: Number.NEGATIVE_INFINITY }),
    record({ id: 'first', texts: tea }),
    record({ id: 'second', texts: tea }),
  ]

  expect(idsFor(records, 'tea')).toEqual(['first', 'second', 'another day'])
  expect(idsFor(records, 'tea', { ...some, order: 'ends' })[0]).toBe('another day')
})

test('after its last hour of the day a deal no longer counts for today or comes before others', () => {
  const texts = { title: ['Tea'], today: ['today'] }
  const records = [
    record({ id: 'lunch', texts, usableUntil: NOON.getTime() }),
    record({ id: 'supper', texts }),
  ]
  const justBefore = { ...some, at: new Date(NOON.getTime() - 1) }
  const after = { ...some, at: NOON }

  expect(idsFor(records, 'tea', justBefore)).toEqual(['lunch', 'supper'])
  expect(idsFor(records, 'tea', after)).toEqual(['supper', 'lunch'])
  expect(idsFor(records, 'tea today', justBefore)).toEqual(['lunch', 'supper'])
  const { hits, counts } = indexAtOnce(records).search('tea tonight', after)
  expect(hits.filter(({ isClose }) => !isClose).map(({ id }) => id)).toEqual(['supper'])
  expect(counts.deal).toBe(1)
  const { absent } = indexAtOnce(records.slice(0, 1)).search('tea today', after)
  expect(absent).toEqual(['today'])
})
