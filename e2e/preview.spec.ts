import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from 'playwright/test'
import { heading, mainLink, openLive, whenLive } from './app.ts'
import { axeFaults } from './axe.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { withoutPrefetch } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

test('an active preview refreshes the page after every navigation', async ({ page, context }) => {
  await withoutPrefetch(page)
  await setPreviewCookie(context, { 'demo.prismic.io': { preview: 'some-ref' } })

  expect(await walk(page, 2)).toEqual({
    // The page's own data, and then the preview's.
    load: ['/settings', '/settings'],
    forward: ['/brands', '/brands'],
    back: ['/settings'],
    again: ['/brands'],
  })
})

/** Each page's own data, once. */
const unpreviewed = { load: ['/settings'], forward: ['/brands'], back: [], again: [] }

test('without a preview, or with another cookie of that name, a page is fetched once and kept', async ({
  page,
  context,
}) => {
  await withoutPrefetch(page)
  expect(await walk(page)).toEqual(unpreviewed)
  await setPreviewCookie(context, { _tracker: 'x' })

  expect(await walk(page)).toEqual(unpreviewed)
})

test('a refresh shows the newest text and keeps the state of the page', async ({
  page,
  context,
}) => {
  await setPreviewCookie(context, { 'demo.prismic.io': { preview: 'some-ref' } })
  let answers = 0
  await page.route('**/search/_payload.json', async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    const payload = { ...envelope.payload, total: 7000 + answers }
    // The first is the data of the page as it was rendered.
    await route.fulfill({ response, json: answers === 0 ? envelope : { ...envelope, payload } })
    answers++
  })
  await withoutPrefetch(page)
  await openLive(page, '/search')
  await expect(page.getByRole('main')).toContainText('(7001)')
  await page.getByPlaceholder('Deals, brands, MRT').fill('half a thou')
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')

  await page.goBack()

  await expect(page.getByRole('main')).toContainText('(7002)')
  await expect(page.getByPlaceholder('Deals, brands, MRT')).toHaveValue('half a thou')
})

test('a shared link shows an unpublished deal and an accessible bar, until the visitor leaves the preview', async ({
  page,
  request,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(await previewLink(request))
  await whenLive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link')).toBeFocused()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axeFaults(page, { within: '.preview-bar' })).toEqual([])
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const box = await bar(page).getByRole('link').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }

  await expect(page).toHaveURL(/\/deals\/\w+\/breakfast-for-the-block$/)
  await expect(heading(page)).toHaveText('Breakfast for the whole block')
  await expect(bar(page)).toContainText('You are seeing a preview: the site with “Season of toast”')
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await expect(bar(page)).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Breakfast for the whole block')
  await expect(bar(page)).toBeVisible()
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await bar(page).getByRole('link', { name: 'Leave the preview' }).click()

  await expect(bar(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/brands$/)
  expect(await context.cookies()).toEqual([])
})

test('another visitor sees nothing of a preview, and an expired link says so and offers a way on', async ({
  page,
  request,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await page.goto(await previewLink(request))

  // Without the cookie that the page has got.
  const answer = await request.get(page.url())

  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain('You are seeing a preview')
  await page.goto('/preview?token=made-up&documentId=x')

  await expect(heading(page)).toHaveText('This preview has ended')
  await page.getByRole('link', { name: 'Back To Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a preview needs no script', async ({ browser, request, baseURL }) => {
  const base = baseURL === undefined ? {} : { baseURL }
  const visitor = await browser.newContext({ ...base, javaScriptEnabled: false })
  const page = await visitor.newPage()

  await page.goto(await previewLink(request))
  await expect(bar(page)).toBeVisible()
  await mainOrFooterLink(page).click()
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('link', { name: 'Leave the preview' }).click()

  await expect(bar(page)).toHaveCount(0)
  await visitor.close()
})

function bar(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Preview' })
}

function mainOrFooterLink(page: Page): Locator {
  return page.getByRole('navigation').getByRole('link', { name: 'Brands', exact: true }).first()
}

/** As an editor would share it. */
async function previewLink(request: APIRequestContext): Promise<string> {
  const { refs } = await (await request.get('/api/v2')).json()
  const { ref } = refs.find(({ id }: { id: string }) => id === 'season')
  return `/preview?${new URLSearchParams({ token: ref, documentId: 'never-published' })}`
}

/**
 * Which payloads a first load, a step forward, back and forward again fetch.
 * `each` is how often a page's data is requested on its first visit: waited for, because a preview asks late.
 */
async function walk(page: Page, each = 1) {
  const traffic = watchTraffic(page)
  const payloads = async () => {
    await settleTraffic(page)
    const paths = traffic.of('payload')
    traffic.clear()
    return paths
  }

  const isAsked = () => expect.poll(() => traffic.of('payload').length).toBeGreaterThanOrEqual(each)

  await openLive(page, '/settings')
  await isAsked()
  const load = await payloads()
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await isAsked()
  const forward = await payloads()
  await page.goBack()
  await expect(heading(page)).toHaveText('Settings')
  const back = await payloads()
  await page.goForward()
  await expect(heading(page)).toHaveText('Brands')
  const again = await payloads()
  return { load, forward, back, again }
}

async function setPreviewCookie(context: BrowserContext, sessions: unknown): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(sessions))
  await context.addCookies([{ name: 'io.prismic.preview', value, domain: '127.0.0.1', path: '/' }])
}
