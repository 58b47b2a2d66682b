import { expect, test } from 'vitest'
import { countRows } from '#db/daily-counts.ts'
import { openDatabase } from '#db/database.ts'
import { createBeacons, createCountLimit } from '#http/beacons.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'
import { createSeededDatabase } from './engines.ts'
import { previewCookie } from './preview-fixture.ts'
import { createTestSite } from './test-site.ts'

const DAYS = { from: '2026-01-01', to: '2027-12-31' }
const person = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15',
  'sec-fetch-site': 'same-origin',
}

async function openSite() {
  const database = await createSeededDatabase('SQLite')
  const site = await createTestSite({ database: database.target })
  const db = openDatabase(database.target)
  const deals = site.store.snapshot().byType
  const idOf = (type: string, uid: string) =>
    deals
      .get(type)
      ?.values()
      .find((document) => document.uid === uid)?.id ?? ''
  return {
    deal: idOf('deal', 'pasar-pintar-first-basket'),
    landing: idOf('landing', 'touristprivilege'),
    brand: idOf('brand', 'pasar-pintar'),
    go: (path: string, init: RequestInit) => site.request(path, init),
    send: async (body: unknown, headers: Record<string, string> = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const init = { method: 'POST', body: text, headers: { ...person, ...headers } }
      return (await site.request('/seen', init)).status
    },
    metrics: () => site.counting.metrics(),
    async counted(id: string) {
      await site.counting.flush()
      const [row] = await countRows(db, [id], DAYS)
      return row && [row.opens, row.copies, row.coupons, row.shop_visits]
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

test('beacons of people count, on deals and landing pages', async () => {
  await using site = await openSite()
  const { deal, landing, brand, send } = site

  expect(await send({ kind: 'open', id: deal })).toBe(204)
  expect(await send({ kind: 'copy', id: deal })).toBe(204)
  expect(await send({ kind: 'coupon', id: deal })).toBe(204)
  expect(await send({ kind: 'open', id: landing })).toBe(204)
  // A brand is not a deal, and nobody can claim to have gone to the shop.
  expect(await send({ kind: 'open', id: brand })).toBe(204)
  expect(await send({ kind: 'shop', id: deal })).toBe(400)
  for (const bad of [
    '',
    '{',
    '[]',
    '{"kind":"open"}',
    { kind: 'open', id: deal, more: 1 },
    'x'.repeat(9999),
  ])
    expect(await send(bad)).toBe(400)

  expect(await site.counted(deal)).toEqual([1, 1, 1, 0])
  expect(await site.counted(landing)).toEqual([1, 0, 0, 0])
  expect(await site.counted(brand)).toBeUndefined()
})

test('a flood from one caller counts little', () => {
  const counted: string[] = []
  const isLimited = createCountLimit((options) => createRateLimit({ ...options, now: () => 0 }))
  const receive = createBeacons({ count: ({ id }) => counted.push(id), isLimited })
  const header = (name: string) => (name === 'user-agent' ? person['user-agent'] : undefined)
  const send = (id: string, caller: string) =>
    receive({ header, body: JSON.stringify({ kind: 'open', id }), caller })

  const different = Array.from({ length: 1000 }, (_, n) => send(`invented-${n}`, 'a'))
  const same = Array.from({ length: 1000 }, () => send('deal', 'b'))
  same.push(send('deal', 'c'))

  // 60 at once of anything, and 20 of the same.
  expect(different.filter((status) => status === 204)).toHaveLength(60)
  expect(same.filter((status) => status === 204)).toHaveLength(21)
  expect(counted).toHaveLength(81)
  expect(new Set([...different, ...same])).toEqual(new Set([204, 429]))
})

test('machines, other sites, previews and people who opt out do not count', async () => {
  await using site = await openSite()
  const open = { kind: 'open', id: site.deal }
  const uncounted: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.0' },
    { 'user-agent': '' },
    { 'sec-gpc': '1' },
    { dnt: '1' },
    { cookie: previewCookie('some-token') },
  ]

  for (const headers of uncounted) expect(await site.send(open, headers)).toBe(204)
  expect(await site.send(open, { 'sec-fetch-site': 'cross-site' })).toBe(403)

  expect(await site.counted(site.deal)).toBeUndefined()
})

test('going to the shop counts when a person does it', async () => {
  await using site = await openSite()
  const path = `/go/${site.deal}`

  await site.go(path, { headers: person })
  await site.go(path, { headers: person, method: 'HEAD' })
  await site.go(path, { headers: { ...person, 'sec-purpose': 'prefetch;prerender' } })
  await site.go(path, { headers: { 'user-agent': 'Applebot/0.1' } })
  await site.go('/go/nothing', { headers: person })

  expect(await site.counted(site.deal)).toEqual([0, 0, 0, 1])
  expect(site.metrics()).toContain('lobang_counted_total 1')
})
