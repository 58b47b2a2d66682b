import { expect, test } from 'vitest'
import { createBriefMemo } from './brief-memo.ts'

function requester() {
  let time = 0
  const asked: string[] = []
  const memo = createBriefMemo<string | null>({ most: 2, keepMs: 100, now: () => time })
  const ask = (question: string, answer: string | null = null) =>
    memo(question, async () => {
      asked.push(question)
      return answer
    })
  return { asked, ask, memo, wait: (ms: number) => (time += ms) }
}

test('an answer is remembered for a while, also `null`', async () => {
  const { asked, ask, wait } = requester()

  expect(await Promise.all([ask('a', 'yes'), ask('a', 'no')])).toEqual(['yes', 'yes'])
  expect([await ask('b'), await ask('b', 'too late')]).toEqual([null, null])
  wait(100)
  expect(await ask('b', 'now')).toBe('now')

  expect(asked).toEqual(['a', 'b', 'b'])
})

test('the oldest answer is dropped when there are too many', async () => {
  const { asked, ask } = requester()

  for (const question of ['a', 'b', 'c', 'b', 'a']) await ask(question)

  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('a failure is not remembered', async () => {
  const { ask, memo } = requester()

  await expect(memo('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')

  expect(await ask('a', 'back')).toBe('back')
})
