import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

test('concurrent requests for one key share one computation', async () => {
  const cache = createAnswerCache<number>(2)
  let asked = 0
  const ask = async () => {
    asked += 1
    return asked
  }

  expect(await cache.getOrAdd('a', ask)).toBe(1)
  expect(await cache.getOrAdd('a', ask)).toBe(1)
})

test('the least recently used answer is evicted first', async () => {
  const cache = createAnswerCache<string>(2)
  const answer = (key: string, text: string) => cache.getOrAdd(key, async () => text)

  await answer('a', 'one')
  await answer('b', 'one')
  await answer('a', 'two')
  await answer('c', 'one')

  expect(await answer('a', 'three')).toBe('one')
  expect(await answer('b', 'three')).toBe('three')
})

test('failures are not cached', async () => {
  const cache = createAnswerCache<string>(2)

  await expect(cache.getOrAdd('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')

  expect(await cache.getOrAdd('a', async () => 'up')).toBe('up')
})

test('answers of another ref are dropped', async () => {
  const cache = createAnswerCache<string>(2)
  cache.keepOnly('r1')
  await cache.getOrAdd('a', async () => 'old')

  cache.keepOnly('r1')
  expect(await cache.getOrAdd('a', async () => 'new')).toBe('old')

  cache.keepOnly('r2')
  expect(await cache.getOrAdd('a', async () => 'new')).toBe('new')
})

test('heavy answers leave space for fewer others', async () => {
  const cache = createAnswerCache<string>(10, (text) => text.length)
  const answer = (key: string, text: string) => cache.getOrAdd(key, async () => text)

  await answer('a', 'light')
  await answer('b', 'ten or more')

  expect(await answer('b', 'again')).toBe('ten or more')
  expect(await answer('a', 'again')).toBe('again')
})
