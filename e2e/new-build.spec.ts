import { expect, type Page, type Route } from 'playwright/test'
import { heading, mainLink, openLive, whenLive } from './app.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { openStopped, stopClock } from './stopped-clock.ts'
import { stubConnection, withoutPrefetch } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

const MANIFEST_MS = 1000
const POLL_MS = 3_600_000
const DEAL = '/deals/food/kaya-toast-set-two-for-one'

test('the manifest of the build is fetched a second after the start, the latest build every hour', async ({
  page,
}) => {
  await stopClock(page)
  const traffic = watchTraffic(page)
  const polls = () => traffic.of('build').filter((path) => path === '/builds/latest.json').length
  await openStopped(page, '/settings')

  // The app has started now or a millisecond ago.
  await page.clock.runFor(MANIFEST_MS - 2)
  await settleTraffic(page)
  expect(traffic.of('build')).toEqual([])
  const [response] = await Promise.all([
    page.waitForResponse(/\/builds\/meta\/\w+\.json$/),
    page.clock.runFor(2),
  ])

  const { id, prerendered } = await response.json()
  expect(id).toBe(await buildId(page))
  expect(prerendered).toContain('/settings')
  expect(polls()).toBe(0)
  await page.clock.fastForward(POLL_MS - MANIFEST_MS - 2)
  await settleTraffic(page)
  expect(polls()).toBe(0)
  await page.clock.fastForward(2)
  await expect.poll(polls).toBe(1)
  await page.clock.fastForward(POLL_MS)

  await expect.poll(polls).toBe(2)
})

test('the slowest connections do not fetch the manifest', async ({ page }) => {
  await stubConnection(page, { effectiveType: 'slow-2g' })
  await stopClock(page)
  const traffic = watchTraffic(page)
  await openStopped(page, '/settings')

  await page.clock.runFor(MANIFEST_MS * 10)
  await settleTraffic(page)

  expect(traffic.of('build')).toEqual([])
})

test('a tab that becomes visible asks for the latest build; after a new one only the next new page is a full load', async ({
  page,
}) => {
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  const traffic = watchTraffic(page)
  const loads = () => traffic.all().filter((line) => /^(document|payload) /.test(line))
  await setHidden(page, true)
  await settleTraffic(page)
  expect(traffic.of('build')).not.toContain('/builds/latest.json')

  await answerLatest(page, await buildId(page))
  await noticeBuild(page)
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  expect(loads()).toEqual(['payload /brands'])

  traffic.clear()
  await answerLatest(page, 'another-build')
  await noticeBuild(page)
  await expect(heading(page)).toHaveText('Brands')
  // A kept page needs no new build.
  await page.goBack()
  await expect(heading(page)).toHaveText('Settings')
  expect(loads()).toEqual([])

  await mainLink(page, 'Blog').click()
  await expect(heading(page)).toHaveText('Blog')
  expect(traffic.of('document')).toEqual(['/blog'])
})

test('a build that the server has forgotten or that is not the latest makes the next navigation a full load', async ({
  page,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await withoutPrefetch(page)
  for (const answer of [{ status: 404 }, { json: {}, headers: { 'x-latest-build': 'later' } }]) {
    await page.unrouteAll()
    await page.route(/\/builds\/meta\//, (route) => route.fulfill(answer))
    const answered = page.waitForResponse(/\/builds\/meta\//)
    await openLive(page, '/settings')
    await answered
    await settleTraffic(page)
    const traffic = watchTraffic(page)

    await mainLink(page, 'Brands').click()

    await expect(heading(page)).toHaveText('Brands')
    expect(traffic.of('document'), JSON.stringify(answer)).toEqual(['/brands'])
  }
})

test('a payload of another build causes a full load', async ({ page }) => {
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  const traffic = watchTraffic(page)
  await page.route('**/brands/_payload.json', async (route: Route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    // The document that follows has its own build's.
    const isFollowing = traffic.of('document').length > 0
    const other = { ...envelope, build: 'another-build', payload: {} }
    await route.fulfill({ response, json: isFollowing ? envelope : other })
  })

  await mainLink(page, 'Brands').click()

  await expect(heading(page)).toHaveText('Brands')
  await expect(page).toHaveURL('/brands')
  expect(traffic.of('document')).toEqual(['/brands'])
  await whenLive(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('Settings')
})

test('a page that was published again after its document is rendered again', async ({ page }) => {
  await page.route(`**${DEAL}/_payload.json`, async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    const deal = { ...envelope.payload.deal, title: 'Published Just Now' }
    const payload = { ...envelope.payload, deal }
    await route.fulfill({ response, json: { ...envelope, version: 'another', payload } })
  })

  await openLive(page, DEAL)

  await expect(heading(page)).toHaveText('Published Just Now')
  // Its styles and icons, which the document has beside the app's markup, are still there.
  await expect(page.getByRole('complementary')).toHaveCSS('display', 'grid')
  await expect(page.locator('symbol#i-search')).toHaveCount(1)
})

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

async function answerLatest(page: Page, id: string): Promise<void> {
  await page.unrouteAll()
  await page.route(/\/builds\/latest\.json/, (route) =>
    route.fulfill({ json: { id, timestamp: 0 } }),
  )
}

async function noticeBuild(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/builds\/latest\.json/)
  await setHidden(page, false)
  await answered
  await settleTraffic(page)
}

async function buildId(page: Page): Promise<string> {
  const shell = await page.locator('#shell-data').textContent()
  return JSON.parse(shell ?? '{}').build
}
