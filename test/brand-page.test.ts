import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { BrandPayload } from '#routes/brand/payload.ts'
import { patience } from './machine.ts'
import { createTestSite, type TestSite } from './test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

async function brandPage(uid: string): Promise<BrandPayload> {
  return (await (await site.request(`/brands/${uid}/_payload.json`)).json()).payload
}

function documentsOf(type: string): readonly StoredDocument[] {
  return [...(site.store.snapshot().byType.get(type) ?? [])]
}

test('a brand page lists each outlet of its live deals once, with a link to live deals nearby', async () => {
  const { outlets, live } = await brandPage('lorong-pagi')
  const html = await (await site.request('/brands/lorong-pagi')).text()

  expect(outlets.length).toBeGreaterThan(2)
  expect(new Set(outlets.map(({ name, address }) => name + address)).size).toBe(outlets.length)
  expect(live.some(({ place }) => place.startsWith(outlets[0]?.mrt ?? ''))).toBe(true)
  for (const { nearHref, name } of outlets) {
    expect(html, name).toContain(`href="${nearHref}"`)
    const [path, query] = nearHref?.split('?') ?? []
    const list = await (await site.request(`${path}/_payload.json?${query}`)).json()
    expect(list.payload.found, name).toBeGreaterThan(0)
  }
})

test('an outlet without a known station has no link', async () => {
  const NOTE = 'Choose an outlet to see the deals near its station.'
  const read = async () => (await site.request('/brands/voltlane')).text()
  const [deal] = documentsOf('deal').filter(
    ({ data }) => data.brand?.uid === 'voltlane' && data.outlets.length > 0,
  )
  expect(await read()).toContain(NOTE)

  const [first, ...others] = deal?.data.outlets ?? []
  const outlets = [{ ...first, name: 'Far away', mrt: 'Atlantis' }, ...others]
  if (deal) await site.publish({ documents: [{ ...deal, data: { ...deal.data, outlets } }] })

  await expect.poll(read, { timeout: patience(10_000) }).toContain('Atlantis')
  expect(await read()).not.toContain(NOTE)
  const known = (await brandPage('voltlane')).outlets.map(({ mrt, nearHref }) => [mrt, !nearHref])
  expect(Object.fromEntries(known).Atlantis).toBe(true)
  expect(known.filter(([, isNowhere]) => isNowhere)).toHaveLength(1)
})

test('a brand page shows when its deals were last checked, and similar brands', async () => {
  const { similar, checked } = await brandPage('lorong-pagi')
  const html = await (await site.request('/brands/lorong-pagi')).text()

  expect(checked).toMatch(/^Last checked (today|yesterday|\d+ days ago)$/)
  expect(html).toContain(`${checked}.`)
  expect(similar).toHaveLength(4)
  expect(similar.every(({ liveCount }) => liveCount > 0)).toBe(true)
  expect(similar.map(({ uid }) => uid)).not.toContain('lorong-pagi')
})

test('a similar brand leaves the page with its last deal, and other pages do not change', async () => {
  const [first] = (await brandPage('lorong-pagi')).similar
  const isOwn = ({ data }: StoredDocument) => data.brand?.uid === first?.uid
  const own = documentsOf('deal').filter(isOwn)
  const other = '/brands/voltlane'
  await site.request(other)
  expect((await brandPage('voltlane')).similar.map(({ uid }) => uid)).not.toContain(first?.uid)

  await site.publish({ removedIds: own.map(({ id }) => id) })

  expect(site.pageCache.find(other)).not.toBeNull()
  await expect
    .poll(async () => (await brandPage('lorong-pagi')).similar.map(({ uid }) => uid))
    .not.toContain(first?.uid)
})
