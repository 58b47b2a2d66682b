import { expect, test } from 'vitest'
import { threadTime } from './thread-time.ts'

test('short work costs about what it takes', () => {
  // The shortest of many: anything may come between.
  const shortest = Math.min(...Array.from({ length: 50 }, () => timeOf(workFor(0.3))))

  expect(shortest).toBeGreaterThan(0.1)
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
