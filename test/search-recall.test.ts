import { expect, test } from 'vitest'
import { isLiveAt } from '#deals/times/lifespan.ts'
import { atOnce } from '#lib/node/work.ts'
import { lifespanOfDeal } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { loader } from '#routes/search/server/loader.ts'
import type { SearchHit } from '#search/create-search-index.ts'
import { createListInput } from './list-input.ts'
import { NOON } from './noon.ts'
import { askedQueries } from './search-asked-queries.ts'
import { labelledQueries, type QueryClass } from './search-queries.ts'

const TARGET = 0.95
/** Of each class by itself: a mean over all would hide one that fails. */
const LEAST_OF_CLASS = 0.95
/** Fewer would say nothing of a class. */
const LEAST_QUERIES = 10

const { site, documents, inputFor } = await createListInput()

test('at least 120 queries are labelled, each with live results', () => {
  const all = new Set(
    [...documents.values()]
      .filter((document) => document.type !== 'deal' || isLiveDeal(document))
      .map(({ id, type }) => nameOf({ id, kind: type as SearchHit['kind'] })),
  )
  const unknown = [...labelledQueries, ...askedQueries]
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

/** As a page shows them: the first ten deals, or the nearest answers, and the first ten other things. */
test('recall@10 of result pages is at least 0.97 over 400 labelled queries and 0.93 for each class', async () => {
  const misses: string[] = []
  const byClass = new Map<string, number[]>()
  for (const { kind, query, expected } of [...labelledQueries, ...askedQueries]) {
    const payload = await loader(inputFor(`/search?${new URLSearchParams({ q: query })}`))
    const deals = [
      payload.deals,
      ...payload.nearest.map((answer) => answer.deals),
      payload.nearDeals,
    ]
    const others = [
      ...payload.brands.map(({ uid }) => `brand:${uid}`),
      ...payload.posts.map(({ uid }) => `post:${uid}`),
      ...payload.landings.map(({ uid }) => `landing:${uid}`),
      ...payload.texts.map(({ path }) => `page:${path}`),
    ]
    const shown = [
      ...deals
        .flat()
        .map(({ uid }) => uid)
        .slice(0, 10),
      ...others.slice(0, 10),
    ]
    const found = expected.filter((name) => shown.includes(name)).length
    const recall = Math.min(1, found / Math.min(10, expected.length))
    byClass.set(kind, [...(byClass.get(kind) ?? []), recall])
    if (recall < 1) misses.push(`${kind}: ${query} (${recall.toFixed(2)}): ${shown.join(' ')}`)
  }

  const all = [...byClass.values()].flat()
  const figures = [...byClass].map(([kind, values]) => `${kind} ${mean(values).toFixed(3)}`)
  console.log(
    `pages: recall@10 ${mean(all).toFixed(3)} of ${all.length} queries: ${figures.join(', ')}`,
  )
  expect(all.length).toBeGreaterThanOrEqual(400)
  expect(mean(all), misses.join('\n')).toBeGreaterThanOrEqual(0.97)
  for (const [kind, values] of byClass) {
    expect(mean(values), `${kind}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(0.93)
  }
})

function isLiveDeal(document: StoredDocument): boolean {
  return isLiveAt(lifespanOfDeal(document as unknown as DealDocument), NOON.getTime())
}

function nameOf({ id, kind }: Pick<SearchHit, 'id' | 'kind'>): string {
  if (kind === 'page') return `page:${id}`
  const uid = documents.get(id)?.uid ?? id
  return kind === 'deal' ? uid : `${kind}:${uid}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
