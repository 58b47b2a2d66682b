import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import type { Work } from '#lib/node/work.ts'
import { createPublicQueries, MAX_STEPS } from './public-queries.ts'

/** Each step of the work takes a millisecond. */
function createQueries() {
  const clock = { ms: 0 }
  function* work(milliseconds: number, stepsEach = 1): Work<string> {
    for (let done = 0; done < milliseconds; done++) {
      clock.ms += 1
      yield stepsEach
    }
    return 'answer'
  }
  return {
    work,
    run: createPublicQueries(createLoopTurns({ now: () => clock.ms, used: () => clock.ms })),
  }
}

function callerOf(name: string) {
  const charged: number[] = []
  return { name, charged, charge: (cost: number) => charged.push(cost), isGone: () => false }
}

test('a query with too many steps is refused with a clear message', async () => {
  const { work, run } = createQueries()

  const ended = run(work(1e9, MAX_STEPS / 100), callerOf('a'))

  await expect(ended).rejects.toMatchObject({ status: 400, body: { type: 'parsing-error' } })
})

test('a query that takes too long can be retried', async () => {
  const { work, run } = createQueries()

  const ended = run(work(1e9, 0), callerOf('a'))

  await expect(ended).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
})

test('callers pay by the cost of their queries', async () => {
  const { work, run } = createQueries()
  const caller = callerOf('a')

  await run(work(3), caller)
  await run(work(256), caller)

  expect(caller.charged).toEqual([0, 25])
})

test('of a thousand costly queries a few run, and cheap queries of others run beside them', async () => {
  const { work, run } = createQueries()
  const dear = Array.from({ length: 1000 }, (_, index) =>
    run(work(100), callerOf(String(index % 50))).then(
      () => 'answered',
      ({ status }) => status,
    ),
  )

  const cheap = await run(work(1), callerOf('somebody else'))
  const outcomes = Map.groupBy(await Promise.all(dear), (outcome) => outcome)

  expect(cheap).toBe('answer')
  expect([...outcomes.keys()].toSorted()).toEqual([429, 'answered'])
  expect(outcomes.get('answered')?.length).toBeGreaterThanOrEqual(32)
})

test('one caller runs at most four long queries at once', async () => {
  const { work, run } = createQueries()
  const outcomes = Array.from({ length: 6 }, () =>
    run(work(1000), callerOf('a')).then(
      () => 'answered',
      ({ status }) => status,
    ),
  )

  expect(await Promise.all(outcomes)).toEqual([...Array(4).fill('answered'), 429, 429])
})

test('a query of a disconnected caller is aborted', async () => {
  const { work, run } = createQueries()
  let isGone = false
  const query = run(work(1e6), { ...callerOf('a'), isGone: () => isGone })
  await nextTurn()

  isGone = true

  await expect(query).rejects.toThrow('nobody waits')
})
