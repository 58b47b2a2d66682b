import { expect, test } from 'vitest'
import { codeRow } from '../../../test/code-row.ts'
import { sortCodes, toCodeSort } from './code-sorts.ts'
import { codesPath } from './codes-path.ts'

const row = (id: string, endsOn: string | null, checkedOn: string | null) =>
  codeRow({ id, endsOn, checkedOn })

/** A to Z, as the loader gives them. */
const rows = [
  row('a', '2026-12-01', '2026-11-01'),
  row('b', null, '2026-11-14'),
  row('c', '2026-11-20', null),
  row('d', '2026-11-20', '2026-11-14'),
]

test.each([
  [null, 'abcd'],
  ['ends', 'cdab'],
  ['checked', 'bdac'],
  ['__proto__', 'abcd'],
])('?sort=%s lists %s', (sort, ids) => {
  const sorted = sortCodes(rows, toCodeSort(sort))

  expect(sorted.map(({ id }) => id).join('')).toBe(ids)
})

test('the order by brand is the page itself', () => {
  expect(codesPath({ sort: 'brand' })).toBe('/singapore-promo-codes')
  expect(codesPath({ sort: 'ends' })).toBe('/singapore-promo-codes?sort=ends')
  expect(codesPath({ q: 'free delivery', category: 'grocery', sort: 'ends' })).toBe(
    '/singapore-promo-codes?q=free+delivery&category=grocery&sort=ends',
  )
})
