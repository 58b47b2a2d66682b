// Longer than most: turns, their lines and the time of their callers, with one clock and one set of callers.
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Turn } from './turn.ts'
import { createTurns, defaultTurnLimits, type TurnLimits } from './turns.ts'

const limits = { ...defaultTurnLimits, underWay: 2, mostUnderWay: 5, patienceMs: 2 ** 30 }

/** Takes turns by name (`a1` is the first of caller `a`), and lists what has begun. */
function setUp(own: Partial<TurnLimits> = {}, isUnlimited?: (caller: string) => boolean) {
  const turns = createTurns({ ...limits, ...own }, isUnlimited)
  const begun: string[] = []
  const held = new Map<string, Turn>()
  const take = async (name: string, connection = new EventEmitter()) => {
    const turn = await turns.take(name.slice(0, 1), connection)
    held.set(name, turn)
    begun.push(name)
  }
  const settled = () => new Promise(setImmediate)
  return {
    turns,
    begun,
    take,
    settled,
    turn: (name: string) => held.get(name),
    async end(name: string) {
      held.get(name)?.end()
      await settled()
    },
  }
}

test('a caller with nothing under way does not wait for a busy one', async () => {
  const { take, begun, settled } = setUp()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void take(name)

  void take('b1')

  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('callers who wait take turns', async () => {
  const { take, begun, end, settled } = setUp()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2']) void take(name)
  await settled()

  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)

  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

test('many callers with one request each are bounded too', async () => {
  const { turns, take, begun, settled } = setUp()

  for (const caller of 'abcdefg') void take(`${caller}1`)

  await settled()
  expect(begun).toHaveLength(limits.mostUnderWay)
  expect(turns.waiting()).toBe(2)
})

test('a request that waits too long is refused, and leaves the line', async () => {
  const { turns, take } = setUp({ underWay: 1, patienceMs: 1 })
  void take('a1')

  await expect(take('a2')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })

  expect(turns.waiting()).toBe(0)
  expect(turns.takeRefused()).toBe(1)
})

test('a caller who leaves while waiting makes room at once, and does not count as refused', async () => {
  const { turns, take } = setUp({ underWay: 1, waitingOfCaller: 1 })
  const connection = new EventEmitter()
  void take('a1')
  const waiting = take('a2', connection)

  connection.emit('close')

  await expect(waiting).rejects.toMatchObject({ code: 'client-gone' })
  expect(turns.waiting()).toBe(0)
  expect(turns.takeRefused()).toBe(0)
})

test('one caller cannot fill the line: its own requests are refused first', async () => {
  const { take, begun, end, settled } = setUp({ underWay: 1, waiting: 3, waitingOfCaller: 3 })
  void take('b1')
  void take('a1')
  const flood = ['a2', 'a3', 'a4'].map((name) => take(name).catch(() => 'refused'))

  await expect(take('a5')).rejects.toMatchObject({ code: 'unavailable' })
  void take('b2')

  expect(await flood[2]).toBe('refused')
  await settled()
  await end('b1')
  await end('a1')
  expect(begun).toContain('b2')
})

test('a caller who is still sending delays nobody', async () => {
  const { take, begun, turn, settled } = setUp({ underWay: 1 })
  void take('a1')
  void take('a2')
  await settled()

  turn('a1')?.pause()
  turn('a1')?.pause()
  await settled()

  expect(begun).toEqual(['a1', 'a2'])
})

test('a turn ends only once, even after a pause', async () => {
  const { take, begun, turn, end, settled } = setUp({ underWay: 1, mostUnderWay: 1 })
  for (const name of ['a1', 'b1', 'c1']) void take(name)
  await settled()

  turn('a1')?.pause()
  await end('a1')
  await end('a1')

  expect(begun).toEqual(['a1', 'b1'])
})

test('a turn that nobody ends is over after its time limit', async () => {
  const { take } = setUp({ underWay: 1, longestMs: 1 })
  await take('a1')

  await take('a2')
})

/** The clock is the test's, and a caller has 100 ms of its own. */
function setUpOwnTime(own: Partial<TurnLimits> = {}, isUnlimited?: (caller: string) => boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const time = { ownMs: 100, ownMsPerSecond: 1, mostMsPerPart: 100 }
  const visit = setUp({ underWay: 64, ...time, ...own }, isUnlimited)
  return {
    ...visit,
    /** Takes turns at the same time, and ends them after so many milliseconds. */
    async use(ms: number, ...names: string[]) {
      for (const name of names) void visit.take(name)
      await visit.settled()
      vi.advanceTimersByTime(ms)
      for (const name of names) await visit.end(name)
    },
  }
}

test('those who have used up their own time wait for a shared turn, and others do not', async () => {
  const { use, take, begun, settled } = setUpOwnTime()
  for (const caller of 'abcde') await use(100, `${caller}1`)
  for (const name of ['a2', 'b2', 'c2', 'd2', 'e2']) void take(name)

  void take('v1')

  await settled()
  expect(begun.slice(5)).toEqual(['a2', 'b2', 'c2', 'd2', 'v1'])
})

test('shared turns rest for as long as they last, once for each caller who waits', async () => {
  const { use, take, begun, end, settled } = setUpOwnTime()
  for (const caller of 'abcdef') await use(100, `${caller}1`)
  for (const name of ['a2', 'b2', 'c2', 'd2', 'e2', 'f2']) void take(name)
  await settled()

  vi.advanceTimersByTime(10)
  await end('a2')
  vi.advanceTimersByTime(19)
  await settled()
  const whileResting = begun.slice(6)
  vi.advanceTimersByTime(1)
  await settled()

  expect(whileResting).toEqual(['a2', 'b2', 'c2', 'd2'])
  expect(begun.slice(10)).toEqual(['e2'])
})

test('a lone caller need not rest even without time of its own', async () => {
  const { use, take, begun, end, settled } = setUpOwnTime()
  await use(100, 'a1')
  for (const name of ['a2', 'a3', 'a4', 'a5', 'a6']) void take(name)
  await settled()

  vi.advanceTimersByTime(10)
  await end('a2')

  expect(begun).toContain('a6')
})

test('nobody rests while a body comes in pieces', async () => {
  const { use, take, turn, begun, end, settled } = setUpOwnTime()
  for (const caller of 'abcdef') await use(100, `${caller}1`)
  for (const name of ['a2', 'b2', 'c2', 'd2', 'e2', 'f2']) void take(name)
  await settled()

  for (let piece = 0; piece < 50; piece++) {
    turn('a2')?.pause()
    turn('a2')?.resume()
    vi.advanceTimersByTime(1)
  }
  turn('a2')?.pause()
  await settled()
  const whileSending = begun.slice(10)
  await end('a2')

  expect(whileSending).toEqual(['e2'])
  expect(begun.slice(10)).toEqual(['e2'])
})

test('a later caller does not overtake those who wait for a shared turn', async () => {
  const { use, take, begun, end, settled } = setUpOwnTime()
  for (const caller of 'abcdefg') await use(100, `${caller}1`)
  for (const name of ['a2', 'b2', 'c2', 'd2', 'e2', 'f2']) void take(name)
  await settled()
  await end('a2')

  void take('g2')

  await settled()
  expect(begun.slice(7)).toEqual(['a2', 'b2', 'c2', 'd2', 'e2'])
})

test('one slow request does not use up all of the time of a caller', async () => {
  const { use, take, begun, settled } = setUpOwnTime({ ownMs: 500 })
  for (let round = 0; round < 5; round++) for (const caller of 'bcde') await use(100, `${caller}1`)
  for (const name of ['a1', 'b2', 'c2', 'd2', 'e2']) void take(name)
  await settled()

  vi.advanceTimersByTime(2000)
  void take('a2')

  await settled()
  expect(begun).toContain('a2')
})

test('simultaneous requests cost as much as one', async () => {
  const { use, take, begun, settled } = setUpOwnTime()
  for (const caller of 'bcde') await use(100, `${caller}1`)
  for (const name of ['b2', 'c2', 'd2', 'e2']) void take(name)

  await use(90, 'a1', 'a2', 'a3')
  void take('a4')

  await settled()
  expect(begun).toContain('a4')
})

test('a request costs its caller already while it is under way', async () => {
  const { use, take, begun, settled } = setUpOwnTime()
  for (const caller of 'bcde') await use(100, `${caller}1`)
  for (const name of ['a1', 'b2', 'c2', 'd2', 'e2']) void take(name)
  await settled()

  vi.advanceTimersByTime(100)
  void take('a2')

  await settled()
  expect(begun).not.toContain('a2')
})

test('a caller without limits never uses up its time', async () => {
  const { use, take, begun, settled } = setUpOwnTime({}, (caller) => caller === 'a')
  for (const caller of 'abcde') await use(100, `${caller}1`)
  for (const name of ['b2', 'c2', 'd2', 'e2']) void take(name)

  void take('a2')

  await settled()
  expect(begun).toContain('a2')
})
