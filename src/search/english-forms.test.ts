import { expect, test } from 'vitest'
import { readEntry } from './english-forms.ts'
import { isEnglishWord } from './known-words.ts'

test.each([
  ['bread', ['bread']],
  ['bake+^', ['bake', 'baker']],
  ['able>*', ['able', 'abler', 'ablest', 'ably']],
  ['happy>*=', ['happy', 'happier', 'happiest', 'happily', 'happiness']],
  ['grey>=', ['grey', 'greyer', 'greyest', 'greyness']],
  ['basic*', ['basic', 'basically']],
  ['sole*', ['sole', 'solely']],
])('%s stands for %j', (entry, words) => {
  expect(readEntry(entry)).toEqual(words)
})

test('words and their marked forms are known, others are not', () => {
  const words = ['happy', 'happily', 'baker', 'basically']

  expect(words.filter(isEnglishWord)).toEqual(words)
  expect(['happyly', 'breader', 'bakier'].filter(isEnglishWord)).toEqual([])
})
