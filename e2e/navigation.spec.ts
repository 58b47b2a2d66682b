// Longer than most: journeys that share one way to watch requests.
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { addLink, heading, mainLink, openActive, openLive, scrollTop, whenLive } from './app.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { allStyles, missingScripts, scriptsOf } from './scripts-of.ts'
import { withoutPrefetch } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

test('a link and the search form fetch one payload and the code of the page, and no document', async ({
  page,
  request,
}) => {
  await withoutPrefetch(page)
  await openActive(page, '/settings')
  const traffic = watchTraffic(page)

  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await settleTraffic(page)

  expect(traffic.of('payload')).toEqual(['/brands'])
  expect(traffic.of('document')).toEqual([])
  const ofPage = await scriptsOf(request, '/brands')
  expect(traffic.of('script').filter((path) => !ofPage.includes(path))).toEqual([])
  expect(traffic.of('script').length).toBeGreaterThan(0)
  traffic.clear()
  await page.getByRole('banner').getByRole('searchbox').fill('kopi & toast')
  await page.keyboard.press('Enter')

  await expect(page).toHaveTitle(/^Search for “kopi & toast”/)
  await expect(page).toHaveURL('/search?q=kopi+%26+toast')
  expect(traffic.of('payload')).toEqual(['/search?q=kopi+%26+toast'])
  expect(traffic.of('document')).toEqual([])
  await page.goBack()
  await expect(heading(page)).toHaveText('Brands')
})

test('pages of the same kind fetch their code once', async ({ page, request }) => {
  await withoutPrefetch(page)
  await openLive(page, '/deals/food')
  const traffic = watchTraffic(page)

  await page
    .getByRole('main')
    .getByRole('link', { name: /Groceries/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText('Grocery deals')
  await settleTraffic(page)

  expect(traffic.of('payload')).toEqual(['/deals/grocery'])
  expect(traffic.of('document')).toEqual([])
  const ofPage = await scriptsOf(request, '/deals/grocery')
  expect(traffic.of('script').filter((path) => ofPage.includes(path))).toEqual([])
})

test('payload, code and styles are fetched side by side', async ({ page, request }) => {
  const missing = await missingScripts(request, { of: '/blog', from: '/settings' })
  await withoutPrefetch(page)
  await openActive(page, '/settings')
  const held = await holdBack(page, /_payload\.json|\/assets\//)

  await mainLink(page, 'Blog').click()

  const wanted = ['/blog/_payload.json', await allStyles(request), ...missing].toSorted()
  await expect.poll(() => held.paths.toSorted()).toEqual(wanted)
  await expect(heading(page)).toHaveText('Settings')
  held.release()
  await expect(heading(page)).toHaveText('Blog')
})

test('a new page is shown from its top, and back and forward restore title and scroll position', async ({
  page,
}) => {
  await openLive(page, '/deals/food')
  const card = page.locator('main article a').nth(8)
  await card.scrollIntoViewIfNeeded()
  const place = await scrollTop(page)
  expect(place).toBeGreaterThan(300)
  const [path, name] = [await card.getAttribute('href'), await card.textContent()]
  const title = await serverTitle(page.request, path ?? '')

  await card.click()

  await expect(heading(page)).toHaveText(name ?? '')
  await expect(page).toHaveURL(path ?? '')
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, 300))

  await page.goBack()

  await expect(heading(page)).toHaveText('Food deals')
  await expect(page).toHaveTitle(/^Food deals in Singapore/)
  await expect.poll(() => scrollTop(page)).toBe(place)
  await page.goForward()
  await expect(heading(page)).not.toHaveText('Food deals')
  await expect(page).toHaveTitle(title)
  await expect.poll(() => scrollTop(page)).toBe(300)
})

test('a page that was reached by a link survives a reload', async ({ page }) => {
  await openLive(page, '/')
  await mainLink(page, 'Blog').click()
  await expect(heading(page)).toHaveText('Blog')

  const response = await page.reload()

  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/blog')
  await expect(heading(page)).toHaveText('Blog')
  await whenLive(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText(/^Good lobang/)
})

test('a link within the page scrolls and fetches nothing, one to a part of another leads to that part', async ({
  page,
}) => {
  await withoutPrefetch(page)
  await openActive(page, '/singapore-promo-codes')
  const link = await addLink(page, '#working-codes')
  const traffic = watchTraffic(page)

  await link.click()

  await expect(page).toHaveURL('/singapore-promo-codes#working-codes')
  await expect(page.locator('#working-codes')).toBeInViewport()
  await settleTraffic(page)
  // Scripts for visits without a connection load some seconds after the start, whatever the visitor does.
  expect([...traffic.of('document'), ...traffic.of('payload')]).toEqual([])
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await openLive(page, '/settings')
  traffic.clear()
  await (await addLink(page, '/singapore-promo-codes#working-codes')).click()

  await expect(page).toHaveURL('/singapore-promo-codes#working-codes')
  await expect(page.locator('#working-codes')).toBeInViewport()
  expect(traffic.of('document')).toEqual([])
})

test('the feed of a list is a file, not a page of the app', async ({ page }) => {
  for (const list of ['/deals/food', '/blog']) {
    await openLive(page, list)
    const file = page.waitForResponse((response) => response.url().endsWith(`${list}/feed.xml`))

    await page.getByRole('link', { name: 'Feed' }).click()

    expect((await file).headers()['content-type']).toMatch(/^application\/atom\+xml/)
    expect((await file).request().resourceType()).toBe('document')
  }
})

test('clicks that open a new tab are left to the browser', async ({ page, context }) => {
  await openLive(page, '/settings')
  const link = await addLink(page, '/terms', '_blank')

  const [byKey] = await Promise.all([
    context.waitForEvent('page'),
    mainLink(page, 'Brands').click({ modifiers: ['ControlOrMeta'] }),
  ])
  const [byTarget] = await Promise.all([context.waitForEvent('page'), link.click()])

  await expect(heading(byKey)).toHaveText('Brands')
  await expect(byTarget).toHaveURL('/terms')
  await expect(page).toHaveURL('/settings')
  await expect(heading(page)).toHaveText('Settings')
})

test('of two quick navigations only the last is ever shown', async ({ page }) => {
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  const shown = await watchHeadings(page)
  const brands = await holdBack(page, /\/brands\/_payload\.json/)
  const blog = await holdBack(page, /\/blog\/_payload\.json/)

  await mainLink(page, 'Brands').click()
  await expect.poll(() => brands.paths.length).toBe(1)
  await mainLink(page, 'Blog').click()
  await expect.poll(() => blog.paths.length).toBe(1)
  brands.release()
  await settleTraffic(page)
  blog.release()
  await expect(heading(page)).toHaveText('Blog')
  await settleTraffic(page)

  await expect(page).toHaveURL('/blog')
  await expect(page).toHaveTitle(/^Blog/)
  expect(await shown()).toEqual(['Blog'])
  await expect(page.locator('#main h1')).toHaveCount(2)
})

test('a late prefetch does not replace the next page', async ({ page }) => {
  const brands = await holdBack(page, /\/brands\/_payload\.json/)
  await openLive(page, '/settings')
  await expect.poll(() => brands.paths.length).toBe(1)
  const shown = await watchHeadings(page)

  await mainLink(page, 'Brands').click()
  await expect(page).toHaveURL('/brands')
  await mainLink(page, 'Blog').click()
  await expect(heading(page)).toHaveText('Blog')
  const answered = page.waitForResponse(/\/brands\/_payload\.json/)
  brands.release()
  await (await answered).finished()
  await settleTraffic(page)

  await expect(page).toHaveURL('/blog')
  expect(await shown()).toEqual(['Blog'])
})

test('a browser without the Navigation API does full loads, and all works', async ({ page }) => {
  await page.addInitScript('delete window.navigation')
  const traffic = watchTraffic(page)
  await page.goto('/deals/food')
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false)

  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Saved, 1 deal' })).toBeVisible()
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await page.getByRole('banner').getByRole('searchbox').fill('kopi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Search for “kopi”/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Brands')

  await expect(page.getByRole('link', { name: 'Saved, 1 deal' })).toBeVisible()
  expect(traffic.of('document').slice(0, 3)).toEqual(['/deals/food', '/brands', '/search?q=kopi'])
})

test('links work before the scripts are there', async ({ page }) => {
  const scripts = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })

  await mainLink(page, 'Brands').click({ noWaitAfter: true })

  await expect(page).toHaveURL('/brands')
  await expect(heading(page)).toHaveText('Brands')
  scripts.release()
  await whenLive(page)
})

/** Reads which headings the page area has got since now. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts: (string | null)[] = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        const found = node.matches('h1') ? node : node.querySelector('h1')
        if (found) texts.push(found.textContent)
      }
    }).observe(document.body, { childList: true, subtree: true })
    return texts
  })
  return async () => (await seen.jsonValue()).map(String)
}

async function serverTitle(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  return /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}
