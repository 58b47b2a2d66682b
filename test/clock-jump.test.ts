import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { NOON } from './noon.ts'
import { createTestSite, type TestSite } from './test-site.ts'

const DAY_MS = 24 * 60 * 60_000
const AHEAD_MS = 60 * DAY_MS

/** Lists, a deal, and what is made with the index of the search; `bench/faults/clock-jump.ts` reads more. */
const addresses = [
  '/',
  '/deals/food',
  '/deals/food/kaya-toast-set-two-for-one',
  '/brands',
  '/the-oval-sap/search',
  '/search?q=laksa',
  '/deals?page=2',
  '/feed.xml',
  '/sitemap.xml',
]

async function read(site: TestSite): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const address of addresses) {
    const answer = await site.request(address)
    // A page made while a newer index of the search is under way is right, but for a second only.
    const html = (await answer.text()).replace(/"validUntil":\d+/, '')
    pages.set(address, `${answer.status} ${html}`)
  }
  return pages
}

test('every page is right as soon as a clock that was 60 days ahead is corrected', async () => {
  const clock = { now: NOON }
  await using site = await createTestSite({
    isSmall: true,
    now: () => clock.now,
    monotonic: () => 0,
  })
  const before = await read(site)
  clock.now = new Date(NOON.getTime() + AHEAD_MS)
  const ahead = await read(site)

  clock.now = new Date(NOON.getTime() + 1000)
  const after = await read(site)

  expect(ahead.get('/')).not.toBe(before.get('/'))
  expect(addresses.filter((address) => after.get(address) !== before.get(address))).toEqual([])
})

test.for(engines)(
  'on %s a clock that was ahead locks nobody out and signs nobody out',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    const clock = { ahead: 0 }
    await using site = await createSmallAccountSite({
      database: database.target,
      now: () => new Date(Date.now() + clock.ahead),
      monotonic: () => performance.now(),
    })
    const password = 'kopi at the void deck'
    const owner = await signUp(site, 'owner@mail.example', password)
    clock.ahead = AHEAD_MS
    const guess = { email: 'owner@mail.example', password: 'a wrong guess' }
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      statuses.push((await site.visitor().send('/account/sign-in', guess)).status)
    }
    expect(statuses).toContain(429)
    await site.visitor().send('/account/sign-in', { method: 'link', email: 'owner@mail.example' })
    const linkFromAhead = new URL(site.lastLink(), 'http://site.test').searchParams.get('token')

    clock.ahead = 0

    expect(await owner.token()).not.toBe(null)
    const other = site.visitor()
    await other.send('/account/sign-in', { email: 'owner@mail.example', password })
    expect(await other.token()).not.toBe(null)
    const late = await site.visitor().send('/account/link', { token: linkFromAhead ?? '' })
    expect(late.status).toBe(410)
  },
)
