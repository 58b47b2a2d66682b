import { expect, test } from 'vitest'
import { codesPath, sortCodes, toCodeSort } from './code-sorts.ts'
import type { CodeRow } from './payload.ts'

function row(id: string, endsOn: string | null, checkedOn: string | null): CodeRow {
  const texts = {
    code: id,
    title: id,
    path: '/',
    brand: id,
    minSpend: null,
    usable: 'Usable now',
    ends: '',
    checked: null,
  }
  return { id, ...texts, isForToday: true, urgent: false, checkIsFresh: false, endsOn, checkedOn }
}

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
  expect(codesPath('brand')).toBe('/singapore-promo-codes')
  expect(codesPath('ends')).toBe('/singapore-promo-codes?sort=ends')
})
