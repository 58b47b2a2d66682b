import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addDays, singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import { createListInput } from '../../../test/list-input.ts'
import { NOON } from '../../../test/noon.ts'
import { labelledQueries } from '../../../test/search-queries.ts'
import { Page } from './page.tsx'
import type { SearchPayload } from './payload.ts'
import { landingSearchLoader, loader } from './server/loader.ts'

const { inputFor } = await createListInput()

async function search(query: Record<string, string>, now = NOON): Promise<SearchPayload> {
  return loader(inputFor(`/search?${new URLSearchParams(query)}`, now))
}

function headingOf(payload: SearchPayload): string {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(renderToString(<Page payload={payload} />))?.[1] ?? ''
}

const queries = [
  ...labelledQueries.map(({ query }) => query),
  'NSF',
  'xmas',
  '???',
  'zzzz',
  'red mars',
]

test('a heading that counts no deals has no facets', async () => {
  const payloads = await Promise.all(queries.map((q) => search({ q })))
  const without = payloads.filter(({ dealCount }) => dealCount === 0)

  expect(without.length).toBeGreaterThan(5)
  expect(without.filter(({ facets }) => facets.length > 0)).toEqual([])
  expect(without.every((payload) => headingOf(payload).startsWith('No deals for'))).toBe(true)
})

test('no facet counts more deals than the heading', async () => {
  const payloads = await Promise.all(queries.map((q) => search({ q })))
  // A facet with an active filter, here from words, counts the deals for its other values.
  const isOn = ({ active }: SearchPayload, name: string) => active.some((on) => on.name === name)
  const most = (payload: SearchPayload) =>
    Math.max(
      0,
      ...payload.facets
        .filter(({ name }) => !isOn(payload, name))
        .flatMap(({ options }) => options.map(({ count }) => count ?? 0)),
    )

  expect(payloads.filter((payload) => most(payload) > payload.dealCount)).toEqual([])
})

test('if no deal matches the filters, the heading says so, and each can be removed', async () => {
  const payload = await search({ q: 'laksa', category: 'apparel' })

  expect(payload.dealCount).toBe(0)
  expect(headingOf(payload)).toBe('No deals for “laksa” with this filter')
  expect(renderToString(<Page payload={payload} />)).toContain('Remove filter')
})

test('deals that ended since the index was made do not count in facets', async () => {
  const later = startOfDay(addDays(singaporeDay(NOON), 400))
  const payloads = await Promise.all(queries.map((q) => search({ q }, later)))

  expect(payloads.filter(({ dealCount, facets }) => dealCount === 0 && facets.length > 0)).toEqual(
    [],
  )
})

test('a search for something that no deal has names what is missing', async () => {
  const html = renderToString(<Page payload={await search({ q: 'xmas hamper' })} />)

  expect(html).toContain('There is no live deal with “xmas” now.')
  expect(html).toContain('Close matches')
  expect(html).toContain('bungkus-local-maker-hamper')
})

test('the search of a landing page names what is missing there', async () => {
  const input = inputFor('/haisia/search?q=xmas')
  const payload = await landingSearchLoader({ ...input, params: { uid: 'haisia' } })

  const html = renderToString(<Page payload={payload} />)

  expect(payload.landing?.title).toBeTruthy()
  expect(html).toContain(`There is no live deal with “xmas” in ${payload.landing?.title} now.`)
})

test('sorting alone hides no other results', async () => {
  const [plain, sorted] = await Promise.all([
    search({ q: 'kopi' }),
    search({ q: 'kopi', sort: 'price' }),
  ])

  expect(sorted.posts).toHaveLength(plain.posts.length)
  expect(sorted.posts).not.toEqual([])
})
