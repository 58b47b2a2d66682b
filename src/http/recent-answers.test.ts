import { expect, test } from 'vitest'
import { encodeBody } from '#pagecache/encoded-body.ts'
import { createRecentAnswers } from './recent-answers.ts'

test('an answer is made once, and again after later ones have taken its place', async () => {
  const made: string[] = []
  const bodies = new Map(
    await Promise.all(
      ['a', 'b', 'c'].map(async (name) => [name, await encodeBody(name, 'least')] as const),
    ),
  )
  const recent = createRecentAnswers(200)
  const ask = (name: string, length: number) => {
    const body = bodies.get(name)
    if (!body) throw new Error(`no body ${name}`)
    return recent.get(body, () => {
      made.push(name)
      return { status: 200, headers: [], body: Buffer.alloc(length) }
    })
  }

  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) ask(name, 100)
  expect(made).toEqual(['a', 'b', 'c', 'b'])

  expect(ask('c', 1000).body).toHaveLength(1000)
  ask('c', 1000)
  expect(made).toEqual(['a', 'b', 'c', 'b', 'c', 'c'])
})
