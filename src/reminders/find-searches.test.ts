import { expect, test } from 'vitest'
import { dealOf } from '../../test/deal-fixture.ts'
import { findSearches } from './find-searches.ts'

const at = (day: string) => new Date(`${day}T09:00:00+08:00`)
const followed = { name: 'kopi', followedAt: at('2026-11-10').toISOString() }

/** One deal began on the 14th. */
function ask(paths: string[], toldUntil: Date | null) {
  const read: string[] = []
  const errors: unknown[] = []
  const found = findSearches({
    kept: { searches: async () => paths.map((path) => ({ path, ...followed })) },
    findListed: async (path) => {
      read.push(path)
      if (path.includes('broken')) throw new Error('no index')
      return new Set(['a'])
    },
    accountId: 'owner',
    wishes: { searches: at('2026-11-01') },
    catalogue: { fresh: [dealOf({ id: 'a', begunAt: at('2026-11-14').getTime() })] },
    toldUntil,
    onError: (error) => errors.push(error),
  })
  return { found, read, errors }
}

test('a failing search is reported and does not hold up the others', async () => {
  const { found, errors } = ask(['/search?q=broken', '/search?q=kopi'], null)

  expect((await found).map(({ path }) => path)).toEqual(['/search?q=kopi'])
  expect(errors).toHaveLength(1)
})

test('no page is read for news that the account already knows', async () => {
  const { found, read } = ask(['/search?q=kopi'], at('2026-11-15'))

  expect(await found).toEqual([])
  expect(read).toEqual([])
})
