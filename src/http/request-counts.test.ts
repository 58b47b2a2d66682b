import { expect, test } from 'vitest'
import { createRequestCounter } from './request-counts.ts'

const requests: [status: number, ms: number][] = [
  [200, 0.1],
  [200, 0.5],
  [404, 3],
  [200, 60_000],
]

test('the counts of one counter can be added to another repeatedly', () => {
  const [all, front, site] = [
    createRequestCounter(),
    createRequestCounter(),
    createRequestCounter(),
  ]

  for (const [status, ms] of requests) {
    all.observe(status, ms)
    front.observe(status, ms)
    site.addCounts(front.take())
  }
  all.countAborted()
  front.countAborted()
  site.addCounts(front.take())
  site.addCounts(front.take())

  expect(site.counts()).toEqual(all.counts())
  expect(all.counts()).toMatchObject({
    byStatus: [
      [200, 3],
      [404, 1],
    ],
    aborted: 1,
  })
})

test('a request that is slower than every bucket is in none', () => {
  const counter = createRequestCounter()

  for (const [status, ms] of requests) counter.observe(status, ms)

  const { buckets } = counter.counts()
  expect(buckets[0]).toBe(2)
  expect(buckets.reduce((sum, count) => sum + count)).toBe(requests.length - 1)
})
