import { expect, test } from 'vitest'
import { call } from './call-function.ts'
import { createSeededDatabase, engines } from './engines.ts'
import { NOON } from './noon.ts'
import { createSignedAccounts } from './signed-accounts.ts'
import { createTestSite } from './test-site.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TOLD = /Worked for (?:<!-- -->)?(\d+)(?:<!-- -->)? of (?:<!-- -->)?(\d+)(?:<!-- -->)? readers/

test.for(engines)(
  '%s: from the next day a deal shows the reports of enough readers, without script',
  async (engine) => {
    await using database = await createSeededDatabase(engine)
    let now = NOON
    const accounts = createSignedAccounts()
    await using site = await createTestSite({ database: database.target, accounts, now: () => now })
    const deals = [...(site.store.snapshot().byType.get('deal') ?? [])]
    const deal = deals.find(({ data }) => !data.ends_on)
    const dealId = deal?.id ?? ''
    const path = `/deals/${deal?.data.category}/${deal?.uid}`
    const report = (name: string, outcome: string) => {
      const authorization = `Bearer ${accounts.tokenOf(name)}`
      return call(site, 'reportDeal', { dealId, outcome, reason: null }, { authorization })
    }
    const told = async () => {
      const found = TOLD.exec(await (await site.request(path)).text())
      return found && [Number(found[1]), Number(found[2])]
    }

    await report('owner', 'worked')
    await report('stranger', 'failed')
    now = new Date(NOON.getTime() + DAY_MS)
    expect(await told()).toBe(null)
    await report('onlooker', 'worked')
    expect(await told()).toBe(null)
    now = new Date(NOON.getTime() + 2 * DAY_MS)
    expect(await told()).toEqual([2, 3])
    now = new Date(NOON.getTime() + 8 * DAY_MS)
    expect(await told()).toBe(null)
  },
)
