import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { heading, mainLink, openLive, whenLive } from './app.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { stubConnection, withoutPrefetch } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

const MANIFEST_MS = 1000
const POLL_MS = 3_600_000
const RELOAD_GUARD_MS = 10_000

test('the manifest of the build is fetched a second after the start', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const traffic = watchTraffic(page)
  await openLive(page, '/settings')

  await page.clock.runFor(MANIFEST_MS - 1)
  await settleTraffic(page)
  expect(traffic.of('build')).toEqual([])
  const [response] = await Promise.all([
    page.waitForResponse(/\/builds\/meta\/\w+\.json$/),
    page.clock.runFor(1),
  ])

  const { id, prerendered } = await response.json()
  expect(id).toBe(await buildId(page))
  expect(prerendered).toContain('/settings')
})

test('the slowest connections are spared the manifest', async ({ page }) => {
  await stubConnection(page, { effectiveType: 'slow-2g' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const traffic = watchTraffic(page)
  await openLive(page, '/settings')

  await page.clock.runFor(MANIFEST_MS * 10)
  await settleTraffic(page)

  expect(traffic.of('build')).toEqual([])
})

test('the latest build is asked for every hour', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const traffic = watchTraffic(page)
  const polls = () => traffic.of('build').filter((path) => path === '/builds/latest.json').length
  await openLive(page, '/settings')

  await page.clock.fastForward(POLL_MS - 1)
  await settleTraffic(page)
  expect(polls()).toBe(0)
  await page.clock.fastForward(1)
  await expect.poll(polls).toBe(1)
  await page.clock.fastForward(POLL_MS)

  await expect.poll(polls).toBe(2)
})

test('a tab that is looked at again asks for the latest build', async ({ page }) => {
  const traffic = watchTraffic(page)
  await openLive(page, '/settings')

  await setVisibility(page, 'hidden')
  await settleTraffic(page)
  expect(traffic.of('build')).not.toContain('/builds/latest.json')
  await setVisibility(page, 'visible')

  await expect.poll(() => traffic.of('build')).toContain('/builds/latest.json')
})

test('after a new build nothing reloads by itself, and the next navigation is a full load', async ({
  page,
}) => {
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  const traffic = watchTraffic(page)
  await answerLatest(page, 'another-build')
  await noticeBuild(page)

  expect(traffic.of('document')).toEqual([])
  await expect(heading(page)).toHaveText('Settings')
  await mainLink(page, 'Brands').click()

  await expect(heading(page)).toHaveText('Brands')
  expect(traffic.all().filter((line) => /document|payload/.test(line))).toEqual([
    'document /brands',
  ])
})

test('as long as the build is the same, navigations stay in the app', async ({ page }) => {
  await openLive(page, '/settings')
  const traffic = watchTraffic(page)
  await answerLatest(page, await buildId(page))
  await noticeBuild(page)

  await mainLink(page, 'Brands').click()

  await expect(heading(page)).toHaveText('Brands')
  expect(traffic.of('document')).toEqual([])
})

test('a build that the server has forgotten makes the next navigation a full load', async ({
  page,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await page.route(/\/builds\/meta\//, (route) => route.fulfill({ status: 404 }))
  await withoutPrefetch(page)
  const forgotten = page.waitForResponse(/\/builds\/meta\//)
  await openLive(page, '/settings')
  await forgotten
  await settleTraffic(page)
  const traffic = watchTraffic(page)

  await mainLink(page, 'Brands').click()

  await expect(heading(page)).toHaveText('Brands')
  expect(traffic.of('document')).toEqual(['/brands'])
})

test('going back to a kept page needs no new build', async ({ page }) => {
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  const traffic = watchTraffic(page)
  await answerLatest(page, 'another-build')
  await noticeBuild(page)

  await page.goBack()

  await expect(heading(page)).toHaveText('Settings')
  expect(traffic.all().filter((line) => /document|payload/.test(line))).toEqual([])
})

test('a payload of another build is not shown but loaded anew with its document', async ({
  page,
}) => {
  await page.route('**/brands/_payload.json', async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    await route.fulfill({ response, json: { ...envelope, build: 'another-build', payload: {} } })
  })
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  const traffic = watchTraffic(page)

  await mainLink(page, 'Brands').click()

  await expect(heading(page)).toHaveText('Brands')
  await expect(page).toHaveURL('/brands')
  expect(traffic.of('document')).toEqual(['/brands'])
  await whenLive(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('Settings')
})

for (const failure of ['abort', 404] as const) {
  test(`a page whose code fails with ${failure} is loaded anew, with what the visitor saved`, async ({
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

test('a page whose code never comes is read as the server made it, without a loop', async ({
  page,
  request,
  allow,
}) => {
  allow(FAILED_REQUEST)
  allow(/Error while mounting app/)
  allow(/^page error: /)
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  for (const src of await codeOf(request, { of: '/blog', from: '/settings' })) {
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

async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

async function answerLatest(page: Page, id: string): Promise<void> {
  await page.route(/\/builds\/latest\.json/, (route) =>
    route.fulfill({ json: { id, timestamp: 0 } }),
  )
}

async function noticeBuild(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/builds\/latest\.json/)
  await setVisibility(page, 'visible')
  await answered
  await settleTraffic(page)
}

async function buildId(page: Page): Promise<string> {
  const shell = await page.locator('#shell-data').textContent()
  return JSON.parse(shell ?? '{}').build
}

type CodeQuery = { of: string; from: string }

/** The scripts that a page needs and another has not loaded. */
async function codeOf(request: APIRequestContext, { of, from }: CodeQuery): Promise<string[]> {
  const here = await scriptsOf(request, from)
  const missing = (await scriptsOf(request, of)).filter((src) => !here.includes(src))
  expect(missing.length).toBeGreaterThan(0)
  return missing
}

async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, src]) => src ?? '')
}

/** Those scripts fail within the app, but come with the next document. */
async function breakCode(
  page: Page,
  request: APIRequestContext,
  { failure, ...query }: CodeQuery & { failure: 'abort' | 404 },
): Promise<void> {
  let broken = true
  page.on('request', (each) => {
    if (each.resourceType() === 'document') broken = false
  })
  for (const src of await codeOf(request, query)) {
    await page.route(`**${src}`, async (route) => {
      if (!broken) await route.fallback()
      else if (failure === 'abort') await route.abort()
      else await route.fulfill({ status: failure, contentType: 'text/html', body: 'gone' })
    })
  }
}
