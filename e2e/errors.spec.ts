import { expect, type Locator, type Page } from 'playwright/test'
import { addLink, heading, mainLink, navigate, openLive, whenLive } from './app.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { withoutPrefetch } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

const NOT_FOUND = 'Awww mien! Page not found!'
const FAILED = 'Awww mien! An error occurred!'
const TEXT =
  'Looks like this page has gone missing. If it was our fault, we sincerely apologise for the trouble. Otherwise, do return to our home page to discover more deals!'

test('a page that answers with an error shows the error page within the app', async ({
  page,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await withoutPrefetch(page)
  for (const [status, title] of [
    [404, NOT_FOUND],
    [500, FAILED],
    [503, FAILED],
  ] as const) {
    await page.route('**/brands/_payload.json', (route) => route.fulfill({ status, json: {} }))
    await openLive(page, '/settings')
    const traffic = watchTraffic(page)

    await mainLink(page, 'Brands').click()

    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL('/brands')
    expect(traffic.of('document')).toEqual([])
    await expectErrorPage(page, title)
    await page.unrouteAll()
  }
  await expectWayHome(page)
})

test('links to a missing deal and to no route show the error page, the second from the server', async ({
  page,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  const traffic = watchTraffic(page)

  await (await addLink(page, '/deals/food/no-such-deal')).click()

  await expect(heading(page)).toHaveText(NOT_FOUND)
  expect(traffic.of('payload')).toEqual(['/deals/food/no-such-deal'])
  expect(traffic.of('document')).toEqual([])
  await expectErrorPage(page, NOT_FOUND)
  await openLive(page, '/settings')
  const later = watchTraffic(page)
  await (await addLink(page, '/no/such/page')).click()

  await expect(heading(page)).toHaveText(NOT_FOUND)
  expect(later.of('document')).toEqual(['/no/such/page'])
  await expectErrorPage(page, NOT_FOUND)
  await expectWayHome(page)
})

test('back from an error page leads to the kept page', async ({ page, allow }) => {
  allow(FAILED_REQUEST)
  await page.route('**/brands/_payload.json', (route) => route.fulfill({ status: 500 }))
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  await page.getByRole('button', { name: 'Remove everything saved on this device' }).click()
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText(FAILED)
  const traffic = watchTraffic(page)

  await page.goBack()

  await expect(heading(page)).toHaveText('Settings')
  await expect(page).toHaveTitle(/^Settings/)
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await settleTraffic(page)
  expect(traffic.all()).toEqual([])
  await mainLink(page, 'Blog').click()
  await expect(heading(page)).toHaveText('Blog')
  expect(traffic.of('document')).toEqual([])
})

test('any link and going back leave an error page of the server', async ({ page, allow }) => {
  allow(FAILED_REQUEST)
  await openLive(page, '/settings')
  await openLive(page, '/no/such/page')

  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await page.goBack()
  await expect(heading(page)).toHaveText(NOT_FOUND)
  await page.goBack()

  await expect(heading(page)).toHaveText('Settings')
})

test('without a network, kept pages work and others show the error page', async ({
  page,
  context,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await withoutPrefetch(page)
  const errorPage = page.waitForResponse(/\/assets\/error-page-/)
  await openLive(page, '/settings')
  await navigate(page, '/deals/food')
  await (await errorPage).finished()
  await context.setOffline(true)

  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText(FAILED)
  await expect(page).toHaveTitle(new RegExp(`^${FAILED}`))
  await page.goBack()
  await expect(heading(page)).toHaveText('Food deals')
  await page.goBack()
  await expect(heading(page)).toHaveText('Settings')
  await page.goForward()
  await expect(heading(page)).toHaveText('Food deals')

  await context.setOffline(false)
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
})

test('when a page throws, the error page replaces the app, and going back leads to one that works', async ({
  page,
  allow,
}) => {
  allow(/^(console|page) error: /)
  await servePayload(page, '/profile', {})
  await servePayload(page, '/deals/food/kaya-toast-set-two-for-one', {})
  await withoutPrefetch(page)
  await openLive(page, '/settings')

  await navigate(page, '/profile')
  await expect(heading(page)).toHaveText(FAILED)
  await page.goBack()
  await expect(heading(page)).toHaveText('Settings')
  await whenLive(page)
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await navigate(page, '/profile')

  await expect(page.getByRole('banner')).toBeHidden()
  await expectErrorPage(page, FAILED)
  await openLive(page, '/settings')
  await navigate(page, '/deals/food/kaya-toast-set-two-for-one')
  await expectErrorPage(page, FAILED)
  await expectWayHome(page)
})

test('a list that throws while it is rendered ahead leaves the page alone until the visitor goes there', async ({
  page,
  allow,
}) => {
  allow(/^(console|page) error: /)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/deals\/food\/_payload\.json\?max=20$/, async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    await route.fulfill({
      response,
      json: { ...envelope, payload: { ...envelope.payload, deals: [null] } },
    })
  })
  await openLive(page, '/deals/food')
  await page.locator('main summary').filter({ hasText: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet
    .locator('label')
    .filter({ hasText: /^Up to \$20/ })
    .click()
  await expect(page.locator('main > .kept')).toBeAttached()

  const show = sheet.getByRole('button', { name: /^Show \d+ deals$/ })
  await expect(show).toBeVisible()
  await show.click()
  await expectErrorPage(page, FAILED)
})

test('an error at the start is logged and rethrown, and the page stays readable', async ({
  page,
  allow,
}) => {
  allow(/Error while mounting app:/)
  allow(/^page error: /)
  await page.route('**/settings', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<div id="app">', '<div id="none">') })
  })
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  const thrown = page.waitForEvent('pageerror')

  await page.goto('/settings')

  const { message } = await thrown
  expect((await logged).text()).toMatch(/^Error while mounting app: /)
  expect((await logged).text()).toContain(message)
  await expect(heading(page)).toHaveText('Settings')
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
})

async function expectErrorPage(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveTitle(`${title} | Lobang`)
  await expect(page.getByRole('main')).toContainText(TEXT)
  await expect.poll(() => page.evaluate(roomAboveFooter)).toBeGreaterThanOrEqual(0)
  await expect(wayHome(page)).toHaveAttribute('href', '/')
}

function wayHome(page: Page): Locator {
  return page.getByRole('link', { name: 'Back To Home', exact: true })
}

/** The button of an error page leaves the app. */
async function expectWayHome(page: Page): Promise<void> {
  const home = page.waitForRequest((request) => request.resourceType() === 'document')
  await wayHome(page).click()
  expect(new URL((await home).url()).pathname).toBe('/')
  await expect(heading(page)).toHaveText(/^Good lobang/)
}

/** Between the page and the footer, in pixels: less than 0 if the footer covers the page. */
function roomAboveFooter(): number {
  const main = document.querySelector('main')?.getBoundingClientRect()
  const footer = document.querySelector('footer:not(main footer)')?.getBoundingClientRect()
  return (footer?.top ?? Number.NaN) - (main?.bottom ?? Number.NaN)
}

async function servePayload(page: Page, path: string, payload: unknown): Promise<void> {
  await page.route(`**${path}/_payload.json`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), payload } })
  })
}
