import { type BrowserContext, expect, type Page } from 'playwright/test'
import { heading, mainLink, openLive } from './app.ts'
import { test } from './journey.ts'
import { withoutPrefetch } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

test('an active preview refreshes the page after every navigation', async ({ page, context }) => {
  await setPreviewCookie(context, { 'demo.prismic.io': { preview: 'some-ref' } })

  expect(await walk(page)).toEqual({
    load: ['/settings'],
    forward: ['/brands', '/brands'],
    back: ['/settings'],
    again: ['/brands'],
  })
})

test('without a preview a page is fetched once and kept', async ({ page }) => {
  expect(await walk(page)).toEqual({ load: [], forward: ['/brands'], back: [], again: [] })
})

for (const cookie of [{ _tracker: 'x' }, { 'demo.prismic.io': {} }, 'no object', null]) {
  test(`the cookie ${JSON.stringify(cookie)} is no preview`, async ({ page, context }) => {
    await setPreviewCookie(context, cookie)

    expect(await walk(page)).toEqual({ load: [], forward: ['/brands'], back: [], again: [] })
  })
}

test('a refresh shows the newest words and keeps the state of the page', async ({
  page,
  context,
}) => {
  await setPreviewCookie(context, { 'demo.prismic.io': { preview: 'some-ref' } })
  let answers = 0
  await page.route('**/search/_payload.json', async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    answers++
    const payload = { ...envelope.payload, total: 7000 + answers }
    await route.fulfill({ response, json: { ...envelope, payload } })
  })
  await withoutPrefetch(page)
  await openLive(page, '/search')
  await expect(page.getByRole('main')).toContainText('(7001)')
  await page.getByRole('main').getByRole('searchbox').fill('half a thou')
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')

  await page.goBack()

  await expect(page.getByRole('main')).toContainText('(7002)')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('half a thou')
})

/** Which payloads a first load, a step forward, back and forward again fetch. */
async function walk(page: Page) {
  await withoutPrefetch(page)
  const traffic = watchTraffic(page)
  const payloads = async () => {
    await settleTraffic(page)
    const paths = traffic.of('payload')
    traffic.clear()
    return paths
  }

  await openLive(page, '/settings')
  const load = await payloads()
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
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
