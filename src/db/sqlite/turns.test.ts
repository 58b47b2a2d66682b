import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('a turn that ended while the event loop was blocked is given to the next caller, even after its time-out', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 1, of: 'the lock' })
  const end = await turns.take(0)
  const { port1: thread, port2 } = new MessageChannel()
  port2.once('message', end)
  const waiting = turns.take(10)
  const before = performance.now()

  thread.postMessage('done')
  while (performance.now() - before < 30);

  await expect(waiting).resolves.toBeTypeOf('function')
  thread.close()
})

test('a caller that waits too long is refused, and its turn is not lost', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 1, of: 'the lock' })
  const end = await turns.take(0)

  await expect(turns.take(10)).rejects.toThrow('the lock was not free within 10 ms')
  end()

  await expect(turns.take(0)).resolves.toBeTypeOf('function')
})
