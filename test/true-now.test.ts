import { expect, test } from 'vitest'
import { createRandom } from '../bench/seeded-random.ts'
import { patience } from './machine.ts'
import { sampledInstants, siteDeals, standingAt } from './naive-site.ts'
import { NOON } from './noon.ts'
import type { Tally } from './site-look.ts'
import { createTestSite } from './test-site.ts'
import { compareDeals, compareReminders } from './true-now-deals.ts'
import {
  compareBrands,
  compareFiles,
  compareHome,
  compareLists,
  compareOthers,
} from './true-now-lists.ts'

// The whole demo, wherever the site speaks of a deal, at instants over 400 days: 4 in `npm test`, and many more in
// `npm run bench -- availability`.

const INSTANTS = Number(process.env.TRUE_NOW_INSTANTS ?? 4)
const surfaces = [
  compareLists,
  compareHome,
  compareOthers,
  compareFiles,
  compareBrands,
  compareDeals,
  compareReminders,
]

test(
  'no surface says more of a deal than is true at the moment',
  async () => {
    const clock = { now: NOON }
    await using site = await createTestSite({ now: () => clock.now })
    const all = siteDeals(site)
    const instants = sampledInstants(all, NOON, createRandom(5), INSTANTS)
    const tally: Tally = { pages: 0, compared: 0, differences: [] }

    for (const [turn, now] of instants.entries()) {
      clock.now = now
      await site.search.renew()
      const deals = all.map((deal) => standingAt(deal, now))
      for (const compare of surfaces) await compare({ site, now, deals, turn, tally })
    }

    process.stdout.write(
      `${instants.length} instants, ${tally.pages} pages and files, ${tally.compared} comparisons\n`,
    )
    expect(instants).toHaveLength(INSTANTS)
    expect(tally.differences.slice(0, 20)).toEqual([])
    expect(tally.compared).toBeGreaterThan(INSTANTS * 500)
  },
  patience(INSTANTS * 20_000),
)
