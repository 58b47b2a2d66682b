import { expect, test } from 'vitest'
import { threadTime } from './thread-time.ts'

test('work that is shorter than a tick of the kernel is counted', () => {
  const times = Array.from({ length: 51 }, () => timeOf(workFor(0.3)))

  // The median, because other threads may take the processor meanwhile. Uncounted work takes no time.
  expect(times.toSorted((one, other) => one - other)[25]).toBeGreaterThan(0.1)
})

test('waiting costs nothing', async () => {
  const before = threadTime()
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(threadTime() - before).toBeLessThan(100)
})

function timeOf(work: () => void): number {
  const before = threadTime()
  work()
  return threadTime() - before
}

function workFor(ms: number) {
  return () => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }
}
