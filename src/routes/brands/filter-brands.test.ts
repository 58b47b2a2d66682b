import { expect, test } from 'vitest'
import { filterBrands } from './filter-brands.ts'

function brand(name: string, tagline = '') {
  return { uid: name, name, tagline, palette: 'pandan', motif: 'coupon', liveCount: 0 }
}

const letters = [
  { letter: 'C', brands: [brand('Café Lorong', 'Charcoal toast'), brand('Canopy Loop')] },
  { letter: 'L', brands: [brand('Lorong Pagi', 'Toast at dawn')] },
]

test.each([
  ['', ['Café Lorong', 'Canopy Loop', 'Lorong Pagi']],
  ['lorong', ['Café Lorong', 'Lorong Pagi']],
  ['TOAST  lorong', ['Café Lorong', 'Lorong Pagi']],
  ['cafe', ['Café Lorong']],
  ['dawn', ['Lorong Pagi']],
  ['dawn canopy', []],
])('"%s" leaves %j', (q, names) => {
  const left = filterBrands(letters, q)

  expect(left.flatMap(({ brands }) => brands.map(({ name }) => name))).toEqual(names)
  expect(left.every(({ brands }) => brands.length > 0)).toBe(true)
})
