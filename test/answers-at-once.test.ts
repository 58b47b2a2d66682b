import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shared } from './shared.ts'
import { createTestSite } from './test-site.ts'

const site = await shared(createTestSite({ isSmall: true }))

/** The most answers that one turn of the event loop completes. */
async function mostInOneTurn(paths: readonly string[], expected: number): Promise<number> {
  let [most, inThisTurn, left] = [0, 0, paths.length]
  const statuses = new Set<number>()
  for (const path of paths) {
    void site.request(path).then(({ status }) => {
      statuses.add(status)
      inThisTurn += 1
      left -= 1
    })
  }
  while (left > 0) {
    await nextTurn()
    most = Math.max(most, inThisTurn)
    inThisTurn = 0
  }
  expect([...statuses]).toEqual([expected])
  return most
}

test('many made-up addresses are not all answered in one turn of the event loop', async () => {
  const paths = Array.from({ length: 200 }, (_, at) => `/deals/food/none-${at}`)

  expect(await mostInOneTurn(paths, 404)).toBeLessThan(100)
})

test('those who waited for the same page are not all answered in one turn', async () => {
  const paths = Array.from({ length: 400 }, () => '/deals?sort=new')

  expect(await mostInOneTurn(paths, 200)).toBeLessThan(200)
})
