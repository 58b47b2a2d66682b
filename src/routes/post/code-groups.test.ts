import { expect, test } from 'vitest'
import type { Category } from '#lib/categories.ts'
import { codeRow } from '../../../test/code-row.ts'
import { groupCodes } from './code-groups.ts'

const rows = (category: Category, ids: string) =>
  [...ids].map((id) => codeRow({ id, category, endsOn: `2026-12-0${id}` }))
const all = [...rows('shopping', '12345'), ...rows('food', '6789'), ...rows('apparel', '1')]

function shown(isWhole: boolean) {
  return groupCodes(all, { sort: 'ends', isWhole }).map(
    (group) => `${group.category} ${group.rows.map(({ id }) => id).join('')} +${group.more}`,
  )
}

test('a few codes of each category are shown, in the order of categories', () => {
  expect(shown(false)).toEqual(['food 6789 +0', 'apparel 1 +0', 'shopping 123 +2'])
  expect(shown(true)).toEqual(['food 6789 +0', 'apparel 1 +0', 'shopping 12345 +0'])
})
