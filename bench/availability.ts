// Compares `availability` with a naive evaluation: every deal of the demo and 2,000 generated ones over 400 days, and
// then the whole site at 500 instants. `npm run bench -- availability [generated deals] [instants]`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { DealTimes } from '../src/deals/times/deal-times.ts'
import { singaporeDay, startOfDay } from '../src/lib/singapore-time.ts'
import {
  compareAnswers,
  compareEnd,
  compareMinutes,
  compareUntilChange,
  createComparison,
  edgesOf,
  randomInstants,
  stockEdges,
} from '../test/compare-availability.ts'
import { DAYS, FIRST_DAY, generatedTimes } from '../test/generated-times.ts'
import { instantAt, naiveDeal } from '../test/naive-availability.ts'
import { dayOf } from '../test/naive-minutes.ts'
import { NOON } from '../test/noon.ts'
import { seedTimes } from '../test/seed-times.ts'
import { report } from './report.ts'
import { createRandom } from './seeded-random.ts'

const GENERATED = Number(process.argv[2] ?? 2000)
const INSTANTS = process.argv[3] ?? '500'
const RANDOM_INSTANTS = 200
const SHOWN = 10

const noon = { first: Math.floor(NOON.getTime() / 86_400_000), count: DAYS }
const leap = { first: dayOf(FIRST_DAY), count: DAYS }
const seedOfNoon = await seedTimes(NOON)

compareAll('the demo from November 2026', seedOfNoon, noon)
compareAll('the demo from February 2027', await seedTimes(instantAt(leap.first, 12 * 60)), leap)
compareAll('generated deals', generatedTimes(GENERATED), leap)
process.exitCode ||= await compareSite()

function compareAll(name: string, all: readonly DealTimes[], days: typeof leap): void {
  const comparison = createComparison()
  const random = createRandom(14)
  const started = performance.now()
  for (const times of all) {
    const deal = naiveDeal(times)
    for (let day = days.first; day < days.first + days.count; day++) {
      compareMinutes(deal, day, comparison)
    }
    const instants = randomInstants(days, random, RANDOM_INSTANTS)
    const edges = edgesOf(deal, days).flatMap((edge) =>
      isMidnight(edge) ? [edge] : [new Date(edge.getTime() - 1), edge],
    )
    compareAnswers(deal, [...edges, ...instants, ...stockEdges(times)], comparison)
    compareEnd(deal, comparison)
    for (const now of instants.slice(0, 20)) compareUntilChange(deal, now, random, comparison)
  }
  const { minutes, answers, differences } = comparison
  process.stdout.write(`\n${name}: ${all.length} deals, ${days.count} days\n`)
  report('  minutes, each usable or not', minutes.toLocaleString('en'))
  report('  whole answers, at every edge and at random', answers.toLocaleString('en'))
  report('  differences', String(differences.length), { value: differences.length, most: 0 })
  report('  seconds', ((performance.now() - started) / 1000).toFixed(0))
  for (const difference of differences.slice(0, SHOWN)) process.stdout.write(`    ${difference}\n`)
}

function isMidnight(instant: Date): boolean {
  return instant.getTime() === startOfDay(singaporeDay(instant)).getTime()
}

/** The site's own modules need the build of the tests. It prints how much it compared. */
async function compareSite(): Promise<number> {
  process.stdout.write(`\nthe site at ${INSTANTS} instants\n`)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', 'test/true-now.test.ts']
  const env = { ...process.env, TRUE_NOW_INSTANTS: INSTANTS }
  const [code] = await once(spawn('node', args, { env, stdio: 'inherit' }), 'exit')
  return Number(code ?? 1)
}
