import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'

test.each([
  [9.8, '$9.80'],
  [68, '$68'],
  [0, '$0'],
  [0.5, '$0.50'],
  [1299, '$1,299'],
  [1234567.89, '$1,234,567.89'],
  [19.999, '$20'],
])('%d is written %s', (dollars, text) => {
  expect(formatPrice(dollars)).toBe(text)
})
