import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

/** Nobody refers to it afterwards. */
function leaveGarbage(): void {
  const garbage = Array.from({ length: 400_000 }, (_, number) => ({ number }))
  expect(garbage).toHaveLength(400_000)
}

test('a collection gives memory back', () => {
  leaveGarbage()
  const before = getHeapStatistics().used_heap_size

  collectGarbage(0)

  expect(getHeapStatistics().used_heap_size).toBeLessThan(before - 5_000_000)
})

test('a large heap is not collected', () => {
  leaveGarbage()
  const before = getHeapStatistics().used_heap_size

  collectGarbage(200_000_000)

  expect(getHeapStatistics().used_heap_size).toBeGreaterThanOrEqual(before)
})
