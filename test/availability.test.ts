import { expect, test } from 'vitest'
import { availability } from '#deals/times/availability.ts'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { createRandom } from '../bench/seeded-random.ts'
import { brokenRules } from './broken-rules.ts'
import {
  around,
  type Comparison,
  chosenDays,
  compareAnswers,
  compareEnd,
  compareMinutes,
  compareUntilChange,
  createComparison,
  type Days,
  edgesOf,
  randomInstants,
  stockEdges,
} from './compare-availability.ts'
import { DAYS, FIRST_DAY, generatedTimes } from './generated-times.ts'
import { instantAt, naiveDeal } from './naive-availability.ts'
import { dayOf } from './naive-minutes.ts'
import { seedTimes } from './seed-times.ts'

// A part of what `npm run bench -- availability` compares: every other deal, on some days only.

const generated = generatedTimes(2000)
const days: Days = { first: dayOf(FIRST_DAY), count: DAYS }

function compare(all: readonly DealTimes[], seed: number): Comparison {
  const random = createRandom(seed)
  const comparison = createComparison()
  for (const times of all) {
    const deal = naiveDeal(times)
    const chosen = chosenDays(deal, days, random)
    for (const day of chosen) compareMinutes(deal, day, comparison)
    const edges = chosen.flatMap((first) => edgesOf(deal, { first, count: 1 }))
    const instants = [
      ...edges.flatMap(around),
      ...stockEdges(times),
      ...randomInstants(days, random, 5),
    ]
    compareAnswers(deal, instants, comparison)
    compareEnd(deal, comparison)
    for (const now of [...edges.slice(0, 4), ...randomInstants(days, random, 4)]) {
      compareUntilChange(deal, now, random, comparison)
    }
  }
  return comparison
}

test('availability agrees with the naive evaluation for deals of the demo', async () => {
  const all = await seedTimes(instantAt(days.first, 12 * 60))
  const comparison = compare(
    all.filter((_, index) => index % 2 === 0),
    1,
  )

  expect(comparison.differences.slice(0, 5)).toEqual([])
  expect(comparison.minutes).toBeGreaterThan(500_000)
})

test('availability agrees with the naive evaluation for generated deals', () => {
  // Among these, each of the broken rules makes a difference.
  const comparison = compare(
    generated.filter((_, index) => index % 20 === 11),
    2,
  )

  expect(comparison.differences.slice(0, 5)).toEqual([])
  expect(comparison.minutes).toBeGreaterThan(500_000)
})

test('the answer for one outlet equals that for a deal with only this outlet', () => {
  const comparison = createComparison()
  const several = generated.filter(({ shops }) => shops && shops.length > 1)
  for (const times of several.slice(0, 20)) {
    for (const outlet of times.shops ?? []) {
      const instants = randomInstants(days, createRandom(3), 10)
      const deal = naiveDeal({ ...times, shops: [outlet] })
      compareAnswers(deal, instants, comparison, (_, now) => availability(times, now, outlet))
    }
  }

  expect(comparison.differences.slice(0, 5)).toEqual([])
  expect(comparison.answers).toBeGreaterThan(400)
})

test.for(Object.entries(brokenRules))('the comparison notices a missing rule: %s', ([, broken]) => {
  const comparison = createComparison()
  const random = createRandom(4)

  for (const times of generated) {
    if (JSON.stringify(broken(times)) === JSON.stringify(times)) continue
    const deal = naiveDeal(times)
    const edges = chosenDays(deal, days, random).map((day) => instantAt(day))
    const instants = [...edges.flatMap(around), ...stockEdges(times)]
    compareAnswers(deal, instants, comparison, (_, now) => availability(broken(times), now))
    if (comparison.differences.length > 0) break
  }

  expect(comparison.differences.length).toBeGreaterThan(0)
})
