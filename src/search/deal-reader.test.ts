import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { openSeededStore, serve } from '../../test/content-fixture.ts'
import { NOON } from '../../test/noon.ts'
import { makeSiteSearch, type SiteSearch } from './site-search.ts'

const store = await openSeededStore()
const content = createContentClient({ service: serve(store) })
const richtext = createRichtextClient(store)

test('an index reads only changed deals and those of changed brands again, until the next day', async () => {
  const first = await makeSiteSearch({ content, richtext, now: NOON })
  const [changed] = [...first.deals.keys()]
  const brand = [...first.deals.values()].map((deal) => deal.brand).find((other) => other !== null)
  if (!changed || !brand) throw new Error('The demo has no deals with brands.')
  const ofBrand = [...first.deals].filter(([, deal]) => deal.brand === brand)
  await store.publish({
    documents: [
      { ...changed, data: { ...changed.data, title: 'Kopi for two' } },
      { ...brand, data: { ...brand.data, name: 'Another name' } },
    ],
  })

  const second = await makeSiteSearch({ content, richtext, now: NOON, before: first })
  const fresh = await makeSiteSearch({ content, richtext, now: NOON })
  const tomorrow = new Date(NOON.getTime() + 24 * 60 * 60 * 1000)
  const third = await makeSiteSearch({ content, richtext, now: tomorrow, before: second })

  const readAgain = new Set([changed.id, ...ofBrand.map(([{ id }]) => id)])
  expect(recordsOf(second)).toEqual(recordsOf(fresh))
  expect(keptIds(first, second)).toEqual(
    [...first.deals.keys()].flatMap(({ id }) => (readAgain.has(id) ? [] : id)).toSorted(),
  )
  expect(keptIds(second, third)).toEqual([])
})

function recordsOf({ deals }: SiteSearch) {
  return [...deals.values()].map(({ record }) => record)
}

/** The deals whose records both indexes share. */
function keptIds(before: SiteSearch, after: SiteSearch): string[] {
  const old = new Set(recordsOf(before))
  return recordsOf(after)
    .filter((record) => old.has(record))
    .map(({ id }) => id)
    .toSorted()
}
