import { expect, test } from 'vitest'
import { relationOf } from '#lib/node/field-values.ts'
import { atOnce } from '#lib/node/work.ts'
import { openSeededStore } from '../../test/content-fixture.ts'
import { dealsWithin, type Within } from './deals-within.ts'
import type { DealDocument } from './documents.ts'

const RAFFLES_PLACE = { lat: 1.2841, lng: 103.8515 }
const BUGIS = { lat: 1.3008, lng: 103.8559 }
/** Further than the index may look beyond the area that is asked for. */
const CELL_DEGREES = 0.01

const store = await openSeededStore()

type Named = Exclude<Within, { notOverAt: number }>

test.each<[what: string, within: Named]>([
  ['a brand', { brand: firstBrand() }],
  ['no known brand', { brand: 'nobody' }],
  ['a walk of a point', { near: [RAFFLES_PLACE], degrees: 0.008 }],
  ['a walk of two points', { near: [RAFFLES_PLACE, BUGIS], degrees: 0.03 }],
])(
  'the index finds the deals within %s and few others, also after a publish',
  async (_, within) => {
    const expectFound = () => {
      expect(found(within)).toEqual(expect.arrayContaining(expected(within)))
      expect(expected(within, CELL_DEGREES)).toEqual(expect.arrayContaining(found(within)))
    }
    expectFound()
    const [first, second] = deals()
    if (!first || !second) throw new Error('The demo has no deals.')

    await store.publish({
      documents: [
        { ...first, data: { ...first.data, brand: second.data.brand, outlets: [] } },
        { ...second, data: { ...second.data, outlets: [{ lat: 1.285, lng: 103.85 }, null] } },
      ],
    } as Parameters<typeof store.publish>[0])

    expectFound()
  },
)

function deals(): readonly DealDocument[] {
  return [...(store.snapshot().byType.get('deal') ?? [])] as DealDocument[]
}

function firstBrand(): string {
  return relationOf(deals()[0]?.data.brand)?.uid ?? ''
}

function found(within: Within): string[] {
  return [...atOnce(dealsWithin(store.snapshot(), within))]
    .flat()
    .map(({ id }) => id)
    .toSorted()
}

function expected(within: Named, beyond = 0): string[] {
  const isNear = (a: number, b: number | null | undefined, degrees: number) =>
    Math.abs(a - (b ?? Number.NaN)) <= degrees + beyond
  const isWithin = ({ data }: DealDocument) =>
    'brand' in within
      ? relationOf(data.brand)?.uid === within.brand
      : within.near.some(({ lat, lng }) =>
          (data.outlets ?? []).some(
            (outlet) =>
              isNear(lat, outlet?.lat, within.degrees) && isNear(lng, outlet?.lng, within.degrees),
          ),
        )
  return deals()
    .filter(isWithin)
    .map(({ id }) => id)
    .toSorted()
}
