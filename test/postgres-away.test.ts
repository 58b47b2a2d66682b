import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createAccountSite, signUp } from './account-visitor.ts'
import { call, result } from './call-function.ts'
import type { Visitor } from './form-visitor.ts'
import { startPostgresServer } from './postgres-server.ts'
import { shared } from './shared.ts'
import { createTestSite } from './test-site.ts'

const ACCOUNTS = 4
// A crash of the server loses nothing that it acknowledged; power cuts are not tried here.
const FLAGS = ['fsync=off', 'full_page_writes=off']
/** Each test leaves it running, with the demo that the first has imported. */
const server = await shared(startPostgresServer(FLAGS))

test('while PostgreSQL restarts, pages are served and no acknowledged write is lost', async () => {
  await using site = await createAccountSite({ database: `${server.url}/postgres` })
  const people: Visitor[] = []
  while (people.length < ACCOUNTS) {
    people.push(await signUp(site, `p${people.length}@mail.example`))
  }
  const tokens = await Promise.all(people.map(async (person) => (await person.token())?.token))
  await site.request('/deals')
  const saved = people.map(() => new Set<string>())
  const refusals: Response[] = []
  let isOver = false

  async function keepSaving(index: number): Promise<void> {
    const headers = { authorization: `Bearer ${tokens[index]}` }
    for (let turn = 0; !isOver; turn++) {
      const brand = `brand-${index}-${turn}`
      // As a browser does: the same call again, until it is answered.
      for (let answer: Response | null = null; answer?.status !== 200 && !isOver; ) {
        answer = await call(site, 'syncVisitor', follow(brand), headers)
        if (answer.status === 200) saved[index]?.add(brand)
        else refusals.push(answer)
        // Fewer calls than one address may make.
        await delay(250)
      }
    }
  }
  const saving = Promise.all(people.map((_, index) => keepSaving(index)))

  for (const how of ['fast', 'immediate'] as const) {
    const before = refusals.length
    await server.stop(how)
    await until(() => refusals.length > before + ACCOUNTS)
    expect((await site.request('/deals')).status).toBe(200)
    const settings = await people[0]?.open('/account/settings')
    expect([settings?.status, settings?.headers.get('retry-after')]).toEqual([503, '2'])
    await server.start()
    const known = saved.map(({ size }) => size)
    await until(() => saved.every(({ size }, index) => size > (known[index] ?? 0)))
  }
  isOver = true
  await saving

  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 503))
  expect(refusals.map(({ headers }) => headers.get('retry-after'))).toEqual(refusals.map(() => '2'))
  expect(await refusals[0]?.json()).toMatchObject({ error: { status: 'UNAVAILABLE' } })
  for (const [index, brands] of saved.entries()) {
    const headers = { authorization: `Bearer ${tokens[index]}` }
    const { followingArray } = await result(call(site, 'readVisitor', null, headers))
    expect(followingArray).toEqual(expect.arrayContaining([...brands]))
  }
  expect((await people[0]?.open('/account/settings'))?.status).toBe(200)
})

test('a request waits only a limited time for a slow or silent PostgreSQL', async () => {
  await using db = openDatabase(`${server.url}/postgres`, { lockWaitMs: 200, statementMs: 200 })
  const one = sql<{ one: number }>`SELECT 1 AS one`
  await expect(sql`SELECT pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(sql`SELECT nonsense`.execute(db)).rejects.toMatchObject({ code: '42703' })
  await one.execute(db)
  server.pause()

  const answers = Promise.allSettled([one.execute(db), one.execute(db), one.execute(db)])

  const away = { status: 'rejected', reason: { code: 'unavailable', retryAfter: 2 } }
  expect(await answers).toMatchObject([away, away, away])
  server.resume()
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a start waits for PostgreSQL, up to a limit', async () => {
  const database = `${server.url}/postgres`
  await server.stop('fast')

  const impatient = createTestSite({ database, env: { DATABASE_WAIT_S: '1' } })
  await expect(impatient).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(
      /^The database 127\.0\.0\.1:\d+\/postgres did not answer within 1 s/,
    ),
  })
  const starting = createTestSite({ database })
  await server.start()

  await using site = await starting
  expect((await site.request('/deals')).status).toBe(200)
})

function follow(brand: string) {
  const favourites = { put: {}, removed: [] }
  const following = { put: [brand], removed: [] }
  return { replica: 'phone', requestId: brand, epoch: null, seen: 0, favourites, following }
}

/** Waits as long as the test may take. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(20)
}
