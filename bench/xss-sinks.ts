import { deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright'
import { xssPayloads } from '../test/attacks/xss-payloads.ts'

const parameters = [
  'q',
  'category',
  'usable',
  'ends',
  'only',
  'redeem',
  'for',
  'near',
  'tag',
  'sort',
]
const LIST_SIZE = 50

const payloadAt = (index: number) => xssPayloads[index % xssPayloads.length] ?? ''

/** A different payload in each parameter. There are as many URLs as payloads, so each parameter gets every payload. */
export function searchAddresses(path: string): string[] {
  return xssPayloads.map((_, index) => {
    const query = parameters.map((name, at) => [name, payloadAt(index + at)])
    return `${path}?${new URLSearchParams(query)}`
  })
}

/** Missing pages that show the requested name. */
export function missingAddresses(): string[] {
  return xssPayloads.map((payload, index) => {
    const folders = ['', 'deals/', 'blog/category/', 'brands/'] as const
    return `/${folders[index % folders.length]}${encodeURIComponent(payload)}`
  })
}

/** Forms that show what was typed or what an issuer sent. */
export function accountAddresses(): string[] {
  return xssPayloads.flatMap((payload, index) => {
    const next = payloadAt(index + 1)
    const query = new URLSearchParams({
      email: payload,
      next,
      error: payload,
      problem: payload,
      done: payload,
    })
    const pages = ['sign-in', 'sign-up', 'forgot', 'returned', 'unsubscribe', 'link']
    return [`/account/${pages[index % pages.length]}?${query}&token=${encodeURIComponent(payload)}`]
  })
}

function savedDealAt(index: number) {
  const text = (at: number) => payloadAt(index + at).slice(0, 90)
  return {
    title: text(0),
    path: `/x${text(1)}`,
    brand: text(2),
    badge: text(3),
    code: text(4),
    endsOn: null,
    savedAt: '2026-11-15T00:00:00Z',
    place: text(5),
    picture: text(6),
    when: text(7),
    redeem: null,
    startsOn: null,
    usableUntil: null,
    checkedOn: null,
  }
}

/** Shared lists of the greatest length allowed. */
export function sharedLists(): string[] {
  const lists: string[] = []
  for (let at = 0; at < xssPayloads.length; at += LIST_SIZE) {
    const rows = Array.from({ length: LIST_SIZE }, (_, turn) => {
      const deal = savedDealAt(at + turn)
      const { title, path, brand, badge, code, when } = deal
      return [
        `deal-${at + turn}`,
        title,
        path,
        brand,
        badge,
        code,
        null,
        'code',
        null,
        null,
        when,
        null,
      ]
    })
    const packed = deflateRawSync(JSON.stringify(rows)).toString('base64url')
    lists.push(`/profile#list=${packed}`)
  }
  return lists
}

/** A file of saved deals from somebody else. */
export async function takeSavedFile(page: Page, origin: string): Promise<void> {
  const favDealsObj = Object.fromEntries(
    xssPayloads.map((_, index) => [`deal-${index}`, savedDealAt(index)]),
  )
  const file = { format: 'lobang-saved-1', favDealsObj, followingArray: xssPayloads }
  await page.goto(`${origin}/profile`)
  const buffer = Buffer.from(JSON.stringify(file))
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
  await page.getByText(/^Added \d+ deals|^That file holds/).waitFor()
  await page.evaluate(() => localStorage.clear())
}

/** Types into the search box and waits for suggestions. */
export async function typeIntoSearch(page: Page, words: readonly string[]): Promise<void> {
  const field = page.locator('input[name=q]').first()
  for (const word of words) {
    const answer = page
      .waitForResponse((it) => it.url().includes('/search/suggest'), { timeout: 2000 })
      .catch(() => null)
    await field.fill(word)
    await answer
  }
}
