import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LandingPayload } from '#routes/landing/payload.ts'
import { createTestSite, type TestSite } from './test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

async function landing(uid: string, query = ''): Promise<LandingPayload> {
  return (await (await site.request(`/${uid}/_payload.json${query}`)).json()).payload
}

async function read(path: string): Promise<string> {
  return (await site.request(path)).text()
}

test('a campaign filters its deals by category with plain links that show all counts', async () => {
  const { chips, total } = await landing('gotchu')
  const [all, ...others] = chips

  expect(all).toEqual({ name: 'All', count: total, href: '/gotchu', isCurrent: true })
  expect(others.length).toBeGreaterThan(1)
  expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  for (const { name, count, href } of others) {
    const part = await landing('gotchu', new URL(href, 'http://site.test').search)
    expect(part.deals, name).toHaveLength(count)
    expect(new Set(part.deals.map(({ category }) => category)).size, name).toBe(1)
    expect(part.chips.find(({ isCurrent }) => isCurrent)?.name).toBe(name)
    expect(await read(href)).toContain('<meta name="robots" content="noindex')
  }
})

test('a partner’s category chips lead to its search', async () => {
  const { chips } = await landing('oth')
  const html = await read('/oth')

  expect(chips.length).toBeGreaterThan(2)
  for (const { href } of chips.slice(1)) {
    expect(href).toMatch(/^\/oth\/search\?category=[a-z]+$/)
    expect(html).toContain(`href="${href}"`)
  }
})

test.each(['x', 'constructor', 'Food'])(
  'the unknown category %s is ignored, as on every list',
  async (name) => {
    const { category, chips, deals, total } = await landing('gotchu', `?category=${name}`)

    expect(category).toBeNull()
    expect(deals).toHaveLength(total)
    expect(chips.find(({ isCurrent }) => isCurrent)?.name).toBe('All')
  },
)

test('a partner’s page shows the start of its questions and privacy notice, and links to both', async () => {
  const html = await read('/oth')

  expect(html).toContain('Questions we get')
  expect(html.match(/<details class="notion-toggle/g)).toHaveLength(3)
  expect(html).toContain('<a href="/oth/faq">')
  const [, name] = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<h2 id="${name}">Privacy, briefly</h2>`)
  expect(html).toContain('<a href="/oth/privacy">')
  const other = await read('/dive')
  expect(other).not.toContain('Questions we get')
  expect(other).not.toContain('Privacy, briefly')
})

test('only a partner’s logo stands beside ours', async () => {
  expect(await read('/dive')).toContain('</span>×')
  expect(await read('/sg60')).not.toContain('</span>×')
})
