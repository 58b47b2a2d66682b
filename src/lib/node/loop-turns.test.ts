import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLoopTurns } from './loop-turns.ts'
import type { Work } from './work.ts'

/** A clock that advances by a millisecond with each step of the work, and never by itself. */
function createStepClock() {
  const clock = { ms: 0 }
  function* work(name: string, steps: number, log: string[] = []): Work<string> {
    for (let step = 0; step < steps; step++) {
      clock.ms += 1
      log.push(name)
      yield
    }
    return name
  }
  return { clock, work, turns: createLoopTurns({ now: () => clock.ms, used: () => clock.ms }) }
}

test('work that fits into a turn of the event loop is done in it', async () => {
  const { work, turns } = createStepClock()
  let turned = 0
  setImmediate(() => turned++)

  const result = await turns.run(work('short', 5))

  expect([result, turned]).toEqual(['short', 0])
})

test('all work together takes 8 ms of a turn, however much there is', async () => {
  const { clock, work, turns } = createStepClock()
  const all = Array.from({ length: 20 }, (_, index) =>
    turns.run(work(String(index), 50), { line: String(index) }),
  )
  const ended = Promise.all(all).then(() => 'ended')
  const perTurn: number[] = []

  for (let before = clock.ms; (await Promise.race([ended, nextTurn()])) !== 'ended'; ) {
    perTurn.push(clock.ms - before)
    before = clock.ms
  }

  expect(clock.ms).toBe(1000)
  // The first work of the next turn may begin before this turn is checked.
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(20)
})

test('waiting work runs in the next turn, not in the same one', async () => {
  const { work, turns } = createStepClock()
  const log: string[] = []

  const both = Promise.all([turns.run(work('a', 8, log)), turns.run(work('b', 8, log))])
  const inThisTurn = await new Promise<string[]>((resolve) => {
    setImmediate(() => resolve([...log]))
  })
  await both

  expect(new Set(inThisTurn)).toEqual(new Set(['a']))
  expect(log).toHaveLength(16)
})

test('callers take turns, and the site itself has every other one', async () => {
  const { work, turns } = createStepClock()
  const log: string[] = []

  await Promise.all([
    turns.run(work('a', 24, log), { line: 'a' }),
    turns.run(work('a2', 8, log), { line: 'a' }),
    turns.run(work('b', 8, log), { line: 'b' }),
    turns.run(work('own', 16, log)),
  ])

  const slices = log.filter((_, at) => at % 8 === 0)
  expect(slices).toEqual(['a', 'own', 'a', 'own', 'b', 'a2', 'a'])
})

test('work that can wait gets every fourth turn while other work waits, and otherwise every turn', async () => {
  const { work, turns } = createStepClock()
  const log: string[] = []

  await Promise.all([
    turns.run(work('own', 40, log)),
    turns.run(work('later', 40, log), { canWait: true }),
    turns.run(work('a', 8, log), { line: 'a' }),
  ])

  const slices = log.filter((_, at) => at % 8 === 0)
  expect(slices.slice(0, 5).filter((name) => name === 'later')).toHaveLength(1)
  expect(slices.slice(-3)).toEqual(['later', 'later', 'later'])
  expect(log).toHaveLength(88)
})

test('work that fails or is ended from outside does not delay other work', async () => {
  const { work, turns } = createStepClock()
  function* failing(): Work<never> {
    yield
    throw new Error('no more')
  }
  const onSlice = () => {
    throw new Error('too dear')
  }

  const results = await Promise.allSettled([
    turns.run(work('long', 100), { onSlice }),
    turns.run(failing()),
    turns.run(work('other', 20)),
  ])

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})
