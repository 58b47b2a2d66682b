import { expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { createDealScores, toScore } from './deal-score.ts'

const NOON = new Date('2026-11-16T04:00:00Z')

test('two readers make no score, three do', () => {
  expect(toScore({ worked: 1, failed: 1 })).toBe(null)
  expect(toScore({ worked: 0, failed: 3 })).toEqual({ worked: 0, total: 3 })
  expect(toScore({ worked: 9, failed: 1 })).toEqual({ worked: 9, total: 10 })
})

test('without a database pages have no scores, and the next page asks again', async () => {
  const errors: unknown[] = []
  const db = {
    selectFrom() {
      throw new Error('the database is away')
    },
  } as unknown as Database
  const scores = createDealScores({ db, onError: (error) => errors.push(error) })

  const first = await scores(NOON)
  await scores(NOON)

  expect(first).toBe(null)
  expect(errors).toHaveLength(2)
})
