import { expect, test } from 'vitest'
import { relationOf } from '#lib/field-values.ts'
import { atOnce } from '#lib/work.ts'
import { openSeededStore } from '../../test/content-fixture.ts'
import type { DealDocument } from './documents.ts'
import { documentsWithin, type Within } from './documents-within.ts'

const store = await openSeededStore()

test.each<[what: string, within: Within]>([
  ['a brand', { brand: firstBrand() }],
  ['no known brand', { brand: 'nobody' }],
  ['a latitude', { latitudes: [[1.28, 1.3]] }],
  [
    'two latitudes that overlap',
    {
      latitudes: [
        [1.28, 1.3],
        [1.29, 1.35],
      ],
    },
  ],
])('the index finds the deals within %s, also after a publish', async (_, within) => {
  expect(found(within)).toEqual(expected(within))
  const [first, second] = deals()
  if (!first || !second) throw new Error('The demo has no deals.')

  await store.publish({
    documents: [
      { ...first, data: { ...first.data, brand: second.data.brand, outlets: [] } },
      { ...second, data: { ...second.data, outlets: [{ lat: 1.285, lng: 103.85 }, null] } },
    ],
  } as Parameters<typeof store.publish>[0])

  expect(found(within)).toEqual(expected(within))
})

function deals(): readonly DealDocument[] {
  return [...(store.snapshot().byType.get('deal') ?? [])] as DealDocument[]
}

function firstBrand(): string {
  return relationOf(deals()[0]?.data.brand)?.uid ?? ''
}

function found(within: Within): string[] {
  return atOnce(documentsWithin(store.snapshot(), within))
    .filter(({ type }) => type === 'deal')
    .map(({ id }) => id)
    .toSorted()
}

function expected(within: Within): string[] {
  const isWithin = ({ data }: DealDocument) =>
    'brand' in within
      ? relationOf(data.brand)?.uid === within.brand
      : within.latitudes.some(([south, north]) =>
          (data.outlets ?? []).some((outlet) => {
            const lat = outlet?.lat ?? Number.NaN
            return lat >= south && lat <= north
          }),
        )
  return deals()
    .filter(isWithin)
    .map(({ id }) => id)
    .toSorted()
}
