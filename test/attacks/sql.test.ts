import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from '../account-visitor.ts'
import { createSmallDatabase, engines } from '../engines.ts'
import { attackEnv } from './attack-site.ts'
import { dumpDatabase } from './database-dump.ts'
import { rotate, sendSql } from './sql-attack.ts'
import { sqlInputs } from './sql-inputs.ts'
import { sqlPayloads } from './sql-payloads.ts'

/** Each payload goes to one input, in turn; `npm run bench -- faults sql` sends each to all of them. */
const INPUTS_EACH = 1

test.for(engines)(
  `${sqlPayloads.length} SQL injections neither change, delay nor break anything, on %s`,
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    await using site = await createSmallAccountSite({ env: attackEnv, database: database.target })
    const owner = await signUp(site, 'owner@mail.example')
    await owner.open('/account/export')
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { token = '' } = (await owner.token()) ?? {}
    const inputs = sqlInputs({ ref: String(site.store.snapshot().ref), cookie, bearer: token })
    const { db } = site.accounts.parts
    // Limits are counted, and a user may change their own name.
    const tables = async () => {
      const { account_limits, visitor_profiles, ...rest } = await dumpDatabase(db)
      return rest
    }
    const before = await tables()

    const cases = rotate(inputs, sqlPayloads, INPUTS_EACH)
    const { wrong } = await sendSql(cases, site.request)

    expect(sqlPayloads.length).toBeGreaterThanOrEqual(500)
    expect(new Set(cases.map(({ input }) => input)).size).toBe(inputs.size)
    expect(wrong).toEqual([])
    expect(await tables()).toEqual(before)
  },
)

test.for(engines)('a name that looks like SQL is stored as typed, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using site = await createSmallAccountSite({ env: attackEnv, database: database.target })
  const owner = await signUp(site, 'owner@mail.example')
  const { accountId = '' } = (await owner.token()) ?? {}
  const wrong: unknown[] = []

  for (const payload of sqlPayloads.filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text)).slice(0, 60)) {
    const name = payload.trim().slice(0, 80)
    await site.functions.visitors.saveProfile(accountId, { name })
    const kept = await site.functions.visitors.profile(accountId)
    if (kept.name !== name) wrong.push({ name, kept })
  }

  expect(wrong).toEqual([])
})
