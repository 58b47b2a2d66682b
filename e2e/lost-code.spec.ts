import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { heading, mainLink, openLive, whenLive } from './app.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { missingScripts } from './scripts-of.ts'
import { withoutPrefetch } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

const RELOAD_GUARD_MS = 10_000

for (const failure of ['abort', 404] as const) {
  test(`a page whose code fails with ${failure} is reloaded, and the visitor's saved deals stay`, async ({
    page,
    request,
    allow,
  }) => {
    allow(FAILED_REQUEST)
    await withoutPrefetch(page)
    await openLive(page, '/deals/food')
    await page
      .getByRole('button', { name: /^Save: / })
      .first()
      .click()
    await breakCode(page, request, { of: '/blog', from: '/deals/food', failure })
    const traffic = watchTraffic(page)

    await mainLink(page, 'Blog').click()

    await expect.poll(() => traffic.of('document')).toEqual(['/blog'])
    await whenLive(page)
    await expect(heading(page)).toHaveText('Blog')
    await expect(page.getByRole('link', { name: 'Saved, 1 deal' })).toBeVisible()
    expect(traffic.of('document')).toEqual(['/blog'])
  })
}

test('code that fails again within ten seconds shows the error page, later it reloads again', async ({
  page,
  request,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await page.clock.install()
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  await breakCode(page, request, { of: '/blog', from: '/settings', failure: 'abort' })
  await expectReload(page, 'Blog')

  await openLive(page, '/settings')
  await breakCode(page, request, { of: '/blog', from: '/settings', failure: 'abort' })
  const traffic = watchTraffic(page)
  await mainLink(page, 'Blog').click()
  await expect(heading(page)).toHaveText('Awww mien! An error occurred!')
  await settleTraffic(page)
  expect(traffic.of('document')).toEqual([])

  await openLive(page, '/settings')
  await page.clock.fastForward(RELOAD_GUARD_MS)
  await breakCode(page, request, { of: '/blog', from: '/settings', failure: 'abort' })
  await expectReload(page, 'Blog')
})

test('a page whose code never loads stays as the server made it, without a reload loop', async ({
  page,
  request,
  allow,
}) => {
  allow(FAILED_REQUEST)
  allow(/Error while mounting app/)
  allow(/^page error: /)
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  for (const src of await missingScripts(request, { of: '/blog', from: '/settings' })) {
    await page.route(`**${src}`, (route) => route.abort())
  }
  const traffic = watchTraffic(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))

  await mainLink(page, 'Blog').click()

  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await settleTraffic(page)
  expect(traffic.of('document')).toEqual(['/blog'])
  await expect(heading(page)).toHaveText('Blog')
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
})

/** Clicks, and waits for the document that a reload brings and for its app. */
async function expectReload(page: Page, name: string): Promise<void> {
  const document = page.waitForRequest((request) => request.resourceType() === 'document')
  await mainLink(page, name).click()
  expect(new URL((await document).url()).pathname).toBe(`/${name.toLowerCase()}`)
  await whenLive(page)
  await expect(heading(page)).toHaveText(name)
}

/** Those scripts fail within the app, but come with the next document. */
async function breakCode(
  page: Page,
  request: APIRequestContext,
  { failure, ...query }: { of: string; from: string; failure: 'abort' | 404 },
): Promise<void> {
  let broken = true
  page.on('request', (each) => {
    if (each.resourceType() === 'document') broken = false
  })
  for (const src of await missingScripts(request, query)) {
    await page.route(`**${src}`, async (route) => {
      if (!broken) await route.fallback()
      else if (failure === 'abort') await route.abort()
      else await route.fulfill({ status: failure, contentType: 'text/html', body: 'gone' })
    })
  }
}
