import { expect, test } from 'vitest'
import { usableWeek } from '#deals/times/usable-week.ts'
import { indexAtOnce } from '../../test/index-at-once.ts'
import type { SearchOptions } from './create-search-index.ts'
import type { RecordDetails, SearchRecord } from './search-record.ts'

type Parts = Partial<SearchRecord & RecordDetails> & { id: string }

function record({ texts = {}, facets = {}, ...parts }: Parts): SearchRecord {
  const details = () => ({ texts, facets })
  return { kind: 'deal', details, price: null, usableUntil: 0, ...parts }
}

function titled(...titles: string[]): SearchRecord[] {
  return titles.map((title) => record({ id: title, texts: { title: [title] } }))
}

const some: SearchOptions = { limit: 10 }

function idsFor(records: readonly SearchRecord[], query: string, options = some): string[] {
  return indexAtOnce(records)
    .search(query, options)
    .hits.map(({ id }) => id)
}

const week = usableWeek({}, '2026-11-15')
const side = {
  begunAt: 0,
  endsOn: null,
  ends: Number.POSITIVE_INFINITY,
  saving: 0,
  isOnline: false,
  spots: [],
  week,
}
const bugis = { point: { lat: 1.3, lng: 103.856 }, km: 1.5 }

const spot = { postal: '188021', week, stations: [] }

function at(id: string, lat: number, lng: number): SearchRecord {
  const texts = { place: [spot.postal] }
  return record({ id, texts, deal: { ...side, spots: [{ ...spot, lat, lng }] } })
}

test('a query without words finds all deals as listed, and nothing else', () => {
  const records = [...titled('Tea', 'Cake'), record({ id: 'brand', kind: 'brand' })]

  expect(idsFor(records, '  ', { ...some, order: 'listed' })).toEqual(['Tea', 'Cake'])
  expect(idsFor(records, '???')).toEqual([])
})

test.each([
  ['ends', ['soon', 'later', 'never']],
  ['new', ['later', 'soon', 'never']],
  ['price', ['never', 'soon', 'later']],
  ['saving', ['later', 'never', 'soon']],
] as const)('results can be sorted by %s', (order, ids) => {
  const records = [
    record({ id: 'never', price: 1, deal: { ...side, saving: 0.2 } }),
    record({
      id: 'later',
      deal: { ...side, begunAt: Date.parse('2026-11-10'), endsOn: '2027-01-01', saving: 0.5 },
    }),
    record({
      id: 'soon',
      price: 2,
      deal: { ...side, begunAt: Date.parse('2026-11-02'), endsOn: '2026-11-16' },
    }),
  ]

  expect(idsFor(records, '', { ...some, order })).toEqual(ids)
})

test('a search near a place finds deals within its radius, sorted by distance on request', () => {
  const records = [at('far', 1.353, 103.945), at('near', 1.305, 103.856), at('here', 1.3, 103.856)]
  const index = indexAtOnce(records)
  const { hits, counts } = index.search('', { ...some, near: bugis, order: 'near' })

  expect(hits.map(({ id }) => id)).toEqual(['here', 'near'])
  expect(counts.deal).toBe(2)
  expect(index.spotsAt('188021')).toHaveLength(3)
})

test('near a place, a deal is usable now only if an outlet within the radius is open', () => {
  const noon = Date.parse('2026-11-15T12:00:00+08:00')
  const open = usableWeek({ hours: '12:00-12:01' }, '2026-11-15')
  const closed = usableWeek({ hours: 'off' }, '2026-11-15')
  const [here, far] = [
    { ...spot, lat: 1.3, lng: 103.856 },
    { ...spot, lat: 1.353, lng: 103.945 },
  ]
  const withSpots = (id: string, weeks: [typeof open, typeof open]) =>
    record({
      id,
      deal: {
        ...side,
        week: open,
        spots: [
          { ...here, week: weeks[0] },
          { ...far, week: weeks[1] },
        ],
      },
    })
  const records = [withSpots('open here', [open, closed]), withSpots('open far', [closed, open])]
  const now = { ...some, filters: { usable: 'now' }, at: new Date(noon) }

  expect(idsFor(records, '', { ...now, near: bugis })).toEqual(['open here'])
  expect(idsFor(records, '', now)).toEqual(['open here', 'open far'])
})

test('finds the deals that are usable at the given moment', () => {
  const noon = Date.parse('2026-11-15T12:00:00+08:00')
  const minute = 60_000
  const open = usableWeek({ hours: '12:00-12:01' }, '2026-11-15')
  const lunch = record({
    id: 'lunch',
    facets: { ends: ['today'] },
    deal: { ...side, ends: noon + minute, week: open },
  })
  const index = indexAtOnce([lunch])
  const found = (instant: number, filters: SearchOptions['filters'] = {}) =>
    index.search('', { ...some, at: new Date(instant), filters })

  expect(found(noon, { usable: 'now' }).counts.deal).toBe(1)
  expect(found(noon - 1, { usable: 'now' }).counts.deal).toBe(0)
  expect(found(noon + minute, { usable: 'now' }).counts.deal).toBe(0)
  expect(found(noon - 1, { ends: 'today' }).counts.deal).toBe(1)
  expect(found(noon + minute, { ends: 'today' }).counts.deal).toBe(0)
  expect(found(noon + minute).facets().usable).toEqual([])
  expect(found(noon).facets().usable).toEqual([{ value: 'now', count: 1 }])
})

test('each page continues where the previous one ended', () => {
  const records = titled(...Array.from({ length: 130 }, (_, number) => `Tea ${number}`))
  const index = indexAtOnce(records)
  const pages = Array.from({ length: 6 }, (_, page) =>
    index.search('tea', { limit: 24, from: page * 24 }).hits.map(({ id }) => id),
  )

  expect(new Set(pages.flat()).size).toBe(130)
  expect(pages.flat()).toHaveLength(130)
  expect(pages.flat()).toEqual(idsFor(records, 'tea', { limit: 200 }))
})

test('with `only`, no other deal is found or counted', () => {
  const records = [
    ...titled('Tea', 'Green tea'),
    record({ id: 'brand', kind: 'brand', texts: { title: ['Tea'] } }),
  ]
  const { hits, counts } = indexAtOnce(records).search('tea', {
    ...some,
    only: (id) => id === 'Green tea',
  })

  expect(hits.map(({ id }) => id).toSorted()).toEqual(['Green tea', 'brand'])
  expect(counts).toMatchObject({ deal: 1, brand: 1 })
})
