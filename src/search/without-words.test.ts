import { expect, test } from 'vitest'
import { withoutWords } from './without-words.ts'

test.each([
  ['birthday day', ['day'], 'birthday'],
  ['day birthday', ['day'], 'birthday'],
  ['birthday', ['day'], 'birthday'],
  ['kid’s kid meal', ['kid'], 'kid’s meal'],
  ['under 5.50, 5 sets', ['5'], 'under 5.50, sets'],
  ['vegan ramen, ramen-bar', ['ramen'], 'vegan , ramen-bar'],
  ['vegan  chicken rice lunch', ['chicken rice', 'lunch'], 'vegan'],
  ['素食拉面', ['拉面'], '素食'],
  ['vegan拉面', ['拉面'], 'vegan'],
  ['拉面ramen', ['ramen'], '拉面'],
  ['拉面preramen', ['ramen'], '拉面preramen'],
  ['lunch 20++ (set)', ['++'], 'lunch 20 (set)'],
  ['ramen', ['ramen'], ''],
  ['ramen', [], 'ramen'],
])('“%s” without %j is “%s”', (query, typed, left) => {
  expect(withoutWords(query, typed)).toBe(left)
})
