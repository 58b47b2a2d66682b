import { expect, test } from 'vitest'
import { createTurns, defaultTurnLimits } from './turns.ts'

const limits = { ...defaultTurnLimits, underWay: 2, mostUnderWay: 5, patienceMs: 60_000 }

/** Work that is under way until it is told to end, and a list of what has begun. */
function createWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, work, end }
}

test('a caller with nothing under way does not wait for one who asks for much', async () => {
  const turns = createTurns(limits)
  const { begun, work } = createWork()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void turns.take('a', work(name))

  void turns.take('b', work('b1'))

  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('callers who wait take turns', async () => {
  const turns = createTurns(limits)
  const { begun, work, end } = createWork()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void turns.take('a', work(name))
  for (const name of ['b1', 'b2']) void turns.take('b', work(name))

  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)

  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

test('many callers with one request each are bounded too', () => {
  const turns = createTurns(limits)
  const { begun, work } = createWork()

  for (const caller of 'abcdefg') void turns.take(caller, work(caller))

  expect(begun).toHaveLength(limits.mostUnderWay)
  expect(turns.waiting()).toBe(2)
})

test('who waits too long is refused, and leaves the queue', async () => {
  const turns = createTurns({ ...limits, underWay: 1, patienceMs: 1 })
  const { work } = createWork()
  void turns.take('a', work('a1'))

  await expect(turns.take('a', work('a2'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: expect.any(Number),
  })
  expect(turns.waiting()).toBe(0)
  expect(turns.takeRefused()).toBe(1)
})

test('one caller cannot fill the queue: its own requests are refused first', async () => {
  const turns = createTurns({ ...limits, underWay: 1, waiting: 3, waitingOfCaller: 3 })
  const { begun, work, end } = createWork()
  void turns.take('b', work('b1'))
  void turns.take('a', work('a1'))
  const flood = [
    turns.take('a', work('a2')),
    turns.take('a', work('a3')),
    turns.take('a', work('a4')),
  ]
  const refused = flood.map((taken) => taken.catch(() => 'refused'))

  await expect(turns.take('a', work('a5'))).rejects.toMatchObject({ code: 'unavailable' })
  void turns.take('b', work('b2'))

  expect(await refused[2]).toBe('refused')
  await end('b1')
  await end('a1')
  expect(begun).toContain('b2')
})

test('work that fails gives its turn back', async () => {
  const turns = createTurns({ ...limits, underWay: 1 })
  const { begun, work } = createWork()
  const failing = turns.take('a', () => Promise.reject(new Error('no')))
  void turns.take('a', work('a2'))

  await expect(failing).rejects.toThrow('no')
  await new Promise(setImmediate)

  expect(begun).toEqual(['a2'])
})
