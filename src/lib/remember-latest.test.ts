import { expect, test } from 'vitest'
import { rememberLatest } from './remember-latest.ts'

test('an answer is made once, and again when it was the oldest of too many', () => {
  const made: string[] = []
  const remember = rememberLatest<{ text: string }>(2)

  const answers = ['a', 'b', 'a', 'c', 'b', 'a'].map((text) =>
    remember(text, () => {
      made.push(text)
      return { text }
    }),
  )

  expect(answers.map(({ text }) => text)).toEqual(['a', 'b', 'a', 'c', 'b', 'a'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
