import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { openLive } from './app.ts'
import { test } from './journey.ts'

type Head = { title: string; description: string; robots: string; canonical: string }

function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const content = (name: string) =>
      document.querySelector<HTMLMetaElement>(`head meta[name="${name}"]`)?.content ?? ''
    const link = document.querySelector<HTMLLinkElement>('head link[rel=canonical]')
    const { pathname, search } = new URL(link?.href ?? location.origin)
    return {
      title: document.title,
      description: content('description'),
      robots: content('robots'),
      canonical: pathname + search,
    }
  })
}

/** Of the document that the server has for an address. */
async function servedHead(request: APIRequestContext, address: string): Promise<Head> {
  const html = await (await request.get(address)).text()
  const text = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '')
  const { pathname, search } = new URL(text(/<link rel="canonical" href="([^"]*)"/))
  return {
    title: text(/<title>([^<]*)/),
    description: text(/<meta name="description" content="([^"]*)"/),
    robots: text(/<meta name="robots" content="([^"]*)"/),
    canonical: pathname + search,
  }
}

function decode(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

test('after each navigation the head belongs to the current page', async ({ page, request }) => {
  const addresses = ['/deals', '/search?q=laksa', '/blog/kopi-ordering-guide']
  const served = new Map<string, Head>()
  for (const address of addresses) served.set(address, await servedHead(request, address))
  expect(new Set([...served.values()].map(({ title }) => title)).size).toBe(addresses.length)
  await openLive(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const forMachines = page.locator(
    'head :is(meta[property], link[rel=alternate]), script[type="application/ld+json"]',
  )
  expect(await forMachines.count()).toBeGreaterThan(5)

  for (const address of addresses) {
    await page.evaluate((url) => navigation.navigate(url).finished, address)
    await expect.poll(() => headOf(page), { message: address }).toEqual(served.get(address))
    // They are about the first page. Missing ones are better than those of another page.
    await expect(forMachines).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL(/search/)

  await expect.poll(() => headOf(page)).toEqual(served.get('/search?q=laksa'))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
