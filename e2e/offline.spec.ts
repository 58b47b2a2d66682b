import { expect, type Page } from 'playwright/test'
import { patience } from '../test/machine.ts'
import { heading, openLive, whenLive } from './app.ts'
import { test as base, FAILED_REQUEST } from './journey.ts'
import { type SwitchableSite, startSwitchableSite } from './switchable-site.ts'

const DEAL = '/deals/grocery/pasar-pintar-first-basket'
const DAY_MS = 24 * 60 * 60 * 1000

const test = base.extend<{ site: SwitchableSite }>({
  site: async ({ browserName: _ }, use, { project }) => {
    const site = await startSwitchableSite(project.use.baseURL ?? '')
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.origin),
})
test.use({ serviceWorkers: 'allow' })

test('a saved deal and visited pages work offline, others show the offline page, an ended deal is never live, and all can be removed', async ({
  page,
  site,
  allow,
}) => {
  allow(FAILED_REQUEST)
  const code = await saveDeal(page)
  const fonts = (await keptAssets(page)).filter((path) => path.endsWith('.woff2'))
  expect(fonts.map((path) => path.replace(/-.*/, ''))).toEqual([
    '/assets/bricolage',
    '/assets/hanken',
  ])

  site.cut()
  await page.goto('/profile')

  const coupon = page.getByRole('article')
  await expect(coupon.getByText(code)).toBeVisible()
  await expect(page.getByText('No signal. Saved coupons still work')).toBeVisible({
    timeout: patience(20_000),
  })
  await expect(page.getByRole('searchbox').first()).toBeDisabled()
  await expect.poll(() => coupon.locator('img').evaluate(isDrawn)).toBe(true)
  await coupon.getByRole('button', { name: /^At counter/ }).click()
  const counter = page.getByRole('dialog')
  await expect(counter.getByText(code)).toBeVisible()
  await expect(counter.getByText(/^Live, \d+\.\d\d\.\d\d[ap]m$/)).toBeVisible()
  await page.goBack()
  await expect(counter).toBeHidden()
  await expect(page).toHaveURL('/profile')

  await page.goto(DEAL)
  await whenLive(page)
  await expect(page.getByRole('button', { name: /^Remove from saved/ }).first()).toBeVisible()

  await page.goto('/brands')
  await expect(heading(page)).toHaveText('No signal')
  await expect(page.getByRole('article')).toBeVisible()
  site.mend()
  await page.reload()
  await expect(heading(page)).toHaveText('Brands')

  // Within the app too.
  await openLive(page, '/profile')
  site.cut()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click()
  await expect(heading(page)).toHaveText('No signal')

  await letPass(page, DEAL)
  await page.clock.setFixedTime(Date.now() + 400 * DAY_MS)
  await page.goto(DEAL)
  await expect(heading(page)).toHaveText('No signal')
  await expect(page.getByText('The deal you opened')).toBeVisible()
  await expect(page.getByRole('article').first().getByText('Ended', { exact: true })).toBeVisible()
  await expect(page.getByText(code, { exact: true })).toHaveCount(0)
  await page.clock.setFixedTime(Date.now())
  site.mend()

  await openLive(page, '/settings')
  await page.getByRole('button', { name: 'Remove everything saved on this device' }).click()
  await page.getByRole('button', { name: 'Yes, remove everything' }).click()
  await expect(page.getByText('Removed. This device stores nothing of yours now.')).toBeFocused()
  await expect.poll(() => keptPages(page), { timeout: patience(20_000) }).not.toContain(DEAL)
})

test('online, pages come from the network, and after a new build old copies still open', async ({
  page,
  site,
  allow,
}) => {
  allow(FAILED_REQUEST)
  test.setTimeout(patience(120_000))
  const code = await saveDeal(page)
  await openLive(page, '/privacy')
  await expect.poll(() => keptPages(page)).toContain('/privacy')
  const before = await assetCaches(page)

  site.deploy()
  await page.goto('/settings')
  await whenLive(page)
  expect(await page.locator('#shell-data').textContent()).toContain('-next')
  await expect.poll(() => assetCaches(page)).toHaveLength(2)
  // The worker takes each copy anew, one after the other, which a busy machine makes slow.
  await expect
    .poll(() => buildOf(page, '/profile'), { timeout: patience(25_000) })
    .toMatch(/-next$/)
  // Pages that could not be fetched then are fetched when the next page is opened.
  await expect(async () => {
    await page.goto('/settings')
    await expect.poll(() => buildOf(page, DEAL), { timeout: patience(15_000) }).toMatch(/-next$/)
  }).toPass()
  site.cut()

  // A copy from the old build, whose scripts the server no longer has.
  await page.goto('/privacy')
  await whenLive(page)
  await expect(heading(page)).toHaveText('Privacy policy')
  await page.goto('/profile')
  await expect(page.getByRole('article').getByText(code)).toBeVisible()
  expect(await assetCaches(page)).toEqual(expect.arrayContaining(before))
})

/** Saves a deal, and waits until the device has all that it needs. Returns its code. */
async function saveDeal(page: Page): Promise<string> {
  await openLive(page, DEAL)
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
  const code = await page.evaluate(() => {
    const [deal] = Object.values(
      JSON.parse(localStorage.getItem('lobang:visitor') ?? '{}').favDealsObj,
    ) as { code: string }[]
    return deal?.code ?? ''
  })
  expect(code).not.toBe('')
  await expect.poll(() => keptPages(page), { timeout: patience(30_000) }).toContain('/profile')
  await expect.poll(() => keptPages(page), { timeout: patience(30_000) }).toContain(DEAL)
  await expect.poll(() => page.evaluate(hasPicture), { timeout: patience(30_000) }).toBe(true)
  return code
}

async function hasPicture(): Promise<boolean> {
  const requests = await (await caches.open('lobang-pictures')).keys()
  return requests.some(({ url }) => url.includes('/images/'))
}

function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('lobang-pages')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
}

async function keptAssets(page: Page): Promise<string[]> {
  return page.evaluate(
    async (names) => {
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().map(({ url }) => new URL(url).pathname)
    },
    await assetCaches(page),
  )
}

function assetCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('lobang-assets-')),
  )
}

function buildOf(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => {
    const kept = await (await caches.open('lobang-pages')).match(address)
    return kept?.headers.get('x-kept-build') ?? ''
  }, path)
}

/** Lets the copies expire, as if time had passed; the worker has its own clock. */
function letPass(page: Page, path: string): Promise<void> {
  return page.evaluate(async (address) => {
    const cache = await caches.open('lobang-pages')
    const kept = await cache.match(address)
    const headers = new Headers(kept?.headers)
    headers.set('x-kept-until', '1')
    await cache.put(address, new Response(await kept?.text(), { headers }))
  }, path)
}

function isDrawn(image: Element): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 0
}
