import {
  asImagePixelDensitySrcSet,
  asImageSrc,
  asImageWidthSrcSet,
  Client,
} from '@prismicio/client'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DealDocument } from '#repository/documents.ts'
import { shared } from '../../test/shared.ts'
import { createTestSite, type TestSite } from '../../test/test-site.ts'

const UID = 'kaya-toast-set-two-for-one'
const site = await shared(createTestSite({ isSmall: true }))

/** Prismic's own client, from outside. */
async function readDeal(site: TestSite) {
  const client = new Client('lobang', {
    documentAPIEndpoint: 'http://site.test/api/v2',
    fetch: (url) => site.request(url),
  })
  const deal = await client.getByUID<DealDocument>('deal', UID)
  const image = deal.data.art[0]?.image
  if (!image?.url) throw new Error('the deal has no picture')
  return image
}

const widthOf = async (response: Response) =>
  (await sharp(await response.arrayBuffer()).metadata()).width

test("URLs that Prismic's helpers make of a picture in the content API are served", async () => {
  const image = await readDeal(site)

  const { srcset } = asImageWidthSrcSet(image, { widths: [64, 128] })
  const dense = asImagePixelDensitySrcSet(image, { pixelDensities: [1, 2, 3], width: 20 })
  const urls = [...srcset.split(', '), ...dense.srcset.split(', ')].map(
    (candidate) => candidate.split(' ')[0] ?? '',
  )
  const answers = await Promise.all(urls.map((url) => site.request(url)))

  expect(image.url).toMatch(/^http:\/\/site\.test\/images\/[0-9a-f]{32}\/kopi-kaya\.jpg\?/)
  expect(await Promise.all(answers.map(widthOf))).toEqual([64, 128, 20, 40, 60])
})

test('a picture is sent with the security headers of every answer, and other sites may show it', async () => {
  const url = asImageSrc(await readDeal(site), { w: 40 })

  const { status, headers } = await site.request(url, { headers: { accept: 'image/webp' } })

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.has('set-cookie')).toBe(false)
})

test('a deal’s picture has no host, a size and an alternative text', async () => {
  const html = await (await site.request(`/deals/food/${UID}`)).text()

  const [main = ''] = html.match(/<img [^>]*>/) ?? []
  expect(main).toMatch(
    /src="\/images\/[0-9a-f]{32}\/kopi-kaya\.jpg\?auto=format%2Ccompress&amp;width=1200"/,
  )
  expect(main).toContain('width="1600" height="1000"')
  expect(main).toContain('alt="Two cups of kopi')
  expect(main).toContain('fetchPriority="high"')
})

test('a URL below /images without a picture is refused, and is not a page', async () => {
  const answers = await Promise.all(
    ['/images/nothing', `/images/${'0'.repeat(32)}/a.jpg`, '/images/x/y?w=1'].map((path) =>
      site.request(path),
    ),
  )
  const posted = await site.request('/images/x/y', { method: 'POST' })

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await answers[0]?.json()).toEqual({ error: 'There is no such picture' })
  expect(posted.status).toBe(405)
})

test('each caller, as named by the proxy in front, can request only a limited number of new pictures', async () => {
  await using site = await createTestSite({ isSmall: true, env: { TRUSTED_PROXIES: '1' } })
  const { url } = await readDeal(site)
  const ask = (width: number, caller: string) =>
    site.request(`${url}&w=${width}`, { headers: { 'x-forwarded-for': caller } })

  const answers = await Promise.all(
    Array.from({ length: 260 }, (_, width) => ask(width + 1, '203.0.113.7')),
  )
  const refused = answers.filter(({ status }) => status === 429)

  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200)
  expect((await ask(300, '198.51.100.9')).status).toBe(200)
})
