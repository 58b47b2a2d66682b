import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { spreadOverTurns } from './spread-over-turns.ts'

test('timers run between endless messages', async () => {
  const { port1, port2 } = new MessageChannel()
  let left = 60
  const done = Promise.withResolvers<void>()
  const handled: number[] = []
  port2.on(
    'message',
    spreadOverTurns((place: number) => {
      work(4)
      handled.push(place)
      // Like a caller who sends the next request with each response.
      if (left-- > 0) port1.postMessage(place + 1)
      else done.resolve()
    }),
  )
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)

  port1.postMessage(0)
  await done.promise
  clearInterval(timer)
  port1.close()

  expect(handled).toEqual(handled.map((_, place) => place))
  expect(ticks).toBeGreaterThan(10)
})

test('messages that arrive together are handled in order, over several turns', async () => {
  let clock = 0
  const handled: [item: number, turn: number][] = []
  let turn = 0
  const add = spreadOverTurns(
    (item: number) => {
      clock += 5
      handled.push([item, turn])
    },
    () => clock,
  )

  for (const item of [1, 2, 3, 4, 5]) add(item)
  while (handled.length < 5) {
    await new Promise((resolve) => setImmediate(resolve))
    turn++
  }

  expect(handled.map(([item]) => item)).toEqual([1, 2, 3, 4, 5])
  expect(new Set(handled.map(([, at]) => at)).size).toBeGreaterThan(1)
})

function work(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
