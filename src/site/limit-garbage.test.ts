import { expect, test } from 'vitest'
import { createGarbageLimit } from './limit-garbage.ts'

function setUp() {
  const memory = { mb: 300 }
  const limits: (number | undefined)[] = []
  const tell = createGarbageLimit({
    rss: () => memory.mb * 1024 * 1024,
    limit: (percent) => limits.push(percent),
  })
  return { memory, limits, tell }
}

test('heaps may grow while callers are refused, and not after it', () => {
  const { limits, tell } = setUp()

  for (const refused of [0, 5, 7, 0, 0]) tell(refused)

  expect(limits).toEqual([0, 40])
})

test('a process that has become large is limited, also while callers are refused', () => {
  const { memory, limits, tell } = setUp()
  tell(5)

  memory.mb = 700
  tell(5)

  expect(limits).toEqual([0, 40])
})
