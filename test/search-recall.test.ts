import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { lifespanOfDeal } from '#content/mappers/deal-lifespans.ts'
import { isLiveAt } from '#deals/times/lifespan.ts'
import { atOnce } from '#lib/work.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import type { SearchHit } from '#search/create-search-index.ts'
import { makeSiteSearch } from '#search/site-search.ts'
import { openSeededStore, serve } from './content-fixture.ts'
import { NOON } from './noon.ts'
import { labelledQueries, type QueryClass } from './search-queries.ts'

const TARGET = 0.95
/** Of each class by itself: a mean over all would hide one that fails. */
const LEAST_OF_CLASS = 0.95
/** Fewer would say nothing of a class. */
const LEAST_QUERIES = 10

const store = await openSeededStore()
const site = await makeSiteSearch({
  content: createContentClient({ service: serve(store) }),
  richtext: createRichtextClient(store),
  now: NOON,
})

test('at least 120 queries are labelled, each with live results', () => {
  const all = new Set(
    [...store.snapshot().byId.values()]
      .filter((document) => document.type !== 'deal' || isLiveDeal(document))
      .map(({ id, type }) => nameOf({ id, kind: type as SearchHit['kind'] })),
  )
  const unknown = labelledQueries
    .flatMap(({ expected }) => expected)
    .filter((name) => !all.has(name) && !name.startsWith('page:'))

  expect([...new Set(unknown)]).toEqual([])
  expect(labelledQueries.length).toBeGreaterThanOrEqual(120)
})

test('recall@10 is at least 0.95 over all labelled queries and for each class of them', () => {
  const misses: string[] = []
  const byClass = new Map<QueryClass, number[]>()
  for (const { kind, query, expected } of labelledQueries) {
    const result = atOnce(site.index.search(query, { limit: 10 }))
    const hits = result.hits.slice(0, 10).map(nameOf)
    const found = expected.filter((name) => hits.includes(name)).length
    const recall = found / Math.min(10, expected.length)
    byClass.set(kind, [...(byClass.get(kind) ?? []), recall])
    if (recall < 1) misses.push(`${query} (${recall.toFixed(2)}): ${hits.join(' ')}`)
  }

  const all = [...byClass.values()].flat()
  const figures = [...byClass].map(([kind, values]) => `${kind} ${mean(values).toFixed(3)}`)
  console.log(`recall@10 ${mean(all).toFixed(3)} over ${all.length} queries: ${figures.join(', ')}`)
  expect(mean(all), misses.join('\n')).toBeGreaterThanOrEqual(TARGET)
  for (const kind of ['typo', 'synonym', 'singlish', 'postal', 'fragment'] as const) {
    const values = byClass.get(kind) ?? []
    expect(values.length, kind).toBeGreaterThanOrEqual(LEAST_QUERIES)
    expect(mean(values), `${kind}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(LEAST_OF_CLASS)
  }
})

function isLiveDeal(document: StoredDocument): boolean {
  return isLiveAt(lifespanOfDeal(document as unknown as DealDocument), NOON.getTime())
}

function nameOf({ id, kind }: Pick<SearchHit, 'id' | 'kind'>): string {
  if (kind === 'page') return `page:${id}`
  const uid = store.snapshot().byId.get(id)?.uid ?? id
  return kind === 'deal' ? uid : `${kind}:${uid}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
