import { expect, test } from 'vitest'
import { findCircle } from './refuse-chunk-circles.ts'

const chunk = (...imports: string[]) => ({ type: 'chunk', imports })

test('chunks that import each other are found, even indirectly', () => {
  const chunks = {
    entry: chunk(),
    page: chunk('cards'),
    cards: chunk('times'),
    times: chunk('cards'),
  }

  expect(findCircle(chunks)).toEqual(['cards', 'times', 'cards'])
})

test('two ways to the same chunk are not a circle', () => {
  const chunks = { page: chunk('cards', 'base'), cards: chunk('base'), base: chunk() }

  expect(findCircle(chunks)).toBeNull()
})
