import { expect, type Page, type Route } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { holdBack } from './hold-back.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { stubConnection } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

const AT_ONCE = 4
const PAYLOADS = /_payload\.json/

test('links are prefetched when they come into view, at most four at once, each once', async ({
  page,
}) => {
  // The page's own request is not a prefetch.
  const held = await holdBack(page, /(?<!\/deals\/food)\/_payload\.json/)
  await openLive(page, '/deals/food')

  await expect.poll(() => held.paths.length).toBe(AT_ONCE)
  await settleTraffic(page)
  expect(held.paths).toHaveLength(AT_ONCE)
  held.releaseOne()
  await expect.poll(() => held.paths.length).toBe(AT_ONCE + 1)
  await settleTraffic(page)
  expect(held.paths).toHaveLength(AT_ONCE + 1)
  held.release()

  const inView = await page.evaluate(linksInView)
  expect(inView.length).toBeGreaterThan(AT_ONCE + 1)
  await expect.poll(() => held.paths).toEqual(expect.arrayContaining(inView))
  expect(held.paths.filter((path, index) => held.paths.indexOf(path) !== index)).toEqual([])
  const below = await page.evaluate(linksFarBelow)
  expect(below.length).toBeGreaterThan(AT_ONCE)
  expect(below.filter((path) => held.paths.includes(path))).toEqual([])
  await page.locator('main article a').last().scrollIntoViewIfNeeded()
  await expect.poll(() => held.paths).toContain(below.at(-1))
})

test('the links of a page that was reached by a link are prefetched too', async ({ page }) => {
  const traffic = watchTraffic(page)
  await openLive(page, '/settings')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click()
  await expect(heading(page)).toHaveText('Brands')

  const path = await page.locator('main a[href^="/brands/"]').first().getAttribute('href')
  await expect.poll(() => traffic.of('payload')).toContain(path)
})

test('hover or focus prefetches the page behind a link, once, which is then shown without a request', async ({
  page,
}) => {
  await blindObservers(page)
  for (const point of ['hover', 'focus'] as const) {
    await openLive(page, '/settings')
    const traffic = watchTraffic(page)
    const link = page.getByRole('link', { name: 'privacy policy', exact: true })

    const [payload] = await Promise.all([page.waitForResponse(PAYLOADS), link[point]()])
    await payload.finished()
    await page.getByRole('heading', { level: 1 }).hover()
    await link[point]()
    await settleTraffic(page)

    expect(traffic.of('payload'), point).toEqual(['/privacy'])
  }
  const link = page.getByRole('link', { name: 'privacy policy', exact: true })
  const traffic = watchTraffic(page)
  await link.click()

  await expect(heading(page)).toHaveText('Privacy policy')
  await settleTraffic(page)
  expect(traffic.of('document')).toEqual([])
  expect(traffic.of('payload')).not.toContain('/privacy')
})

test('a click on a link whose prefetch is under way waits for that one', async ({ page }) => {
  await blindObservers(page)
  await openLive(page, '/settings')
  const held = await holdBack(page, PAYLOADS)
  const link = page.getByRole('link', { name: 'privacy policy', exact: true })
  await link.hover()
  await expect.poll(() => held.paths).toEqual(['/privacy/_payload.json'])

  await link.click()
  await expect(page).toHaveURL('/privacy')
  held.release()

  await expect(heading(page)).toHaveText('Privacy policy')
  expect(held.paths.filter((path) => path === '/privacy/_payload.json')).toHaveLength(1)
})

test('a prefetch that fails before or after the click is repeated', async ({ page, allow }) => {
  allow(FAILED_REQUEST)
  await blindObservers(page)
  for (const moment of ['before', 'after'] as const) {
    await openLive(page, '/settings')
    const clicked = Promise.withResolvers<void>()
    const failed = page.waitForEvent('requestfailed')
    const asked = page.waitForRequest(PAYLOADS)
    const fail = async (route: Route) => {
      if (moment === 'after') await clicked.promise
      await route.abort()
    }
    await page.route(PAYLOADS, fail, { times: 1 })
    const link = page.getByRole('link', { name: 'privacy policy', exact: true })
    await link.hover()
    await (moment === 'before' ? failed : asked)

    await link.click()
    await expect(page).toHaveURL('/privacy')
    clicked.resolve()

    await expect(heading(page)).toHaveText('Privacy policy')
  }
})

test('nothing is prefetched for data savers', async ({ page }) => {
  await stubConnection(page, { saveData: true })
  const traffic = watchTraffic(page)
  // Asked for a second after the start: by then a prefetch would have begun.
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await openLive(page, '/deals/food')

  await page.locator('main article a').nth(1).hover()
  await page.locator('main article a').nth(2).focus()
  await manifest
  await settleTraffic(page)

  // The page's own follows its document.
  expect(traffic.of('payload')).toEqual(['/deals/food'])
  await page.locator('main article a').nth(1).click()
  await expect(heading(page)).not.toHaveText('Food deals')
  expect(traffic.of('payload')).toHaveLength(2)
})

/** Then links in view are not noticed, only those under the pointer or with the focus. */
async function blindObservers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {}
  })
}

function linksInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/deals/"]')]
  const inView = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && link.pathname !== location.pathname
  })
  return [...new Set(inView.map(({ pathname }) => `${pathname}/_payload.json`))]
}

function linksFarBelow(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')]
  const below = links.filter((link) => link.getBoundingClientRect().top > innerHeight + 200)
  return below.map(({ pathname }) => `${pathname}/_payload.json`)
}
