import { expect, type Page } from 'playwright/test'
import { navigate, openLive } from './app.ts'
import { test } from './journey.ts'

const TOAST = '/deals/food/kaya-toast-set-two-for-one'
const CODE = '/deals/grocery/pasar-pintar-first-basket'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** The counts that the page sends. Automated browsers are not counted, so the browser hides that it is one. */
async function watchCounts(page: Page, { gpc = false } = {}): Promise<string[]> {
  const sent: string[] = []
  await page.addInitScript((isRefused) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { value: false })
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: isRefused })
  }, gpc)
  page.on('request', (request) => {
    if (request.url().endsWith('/seen')) sent.push(JSON.parse(request.postData() ?? '{}').kind)
  })
  return sent
}

test('a page counts each time it is shown, and a use once', async ({ page }) => {
  const sent = await watchCounts(page)

  await openLive(page, CODE)
  await expect.poll(() => sent).toEqual(['open'])
  const copy = page.getByRole('button', { name: 'Copy code' }).first()
  await copy.click()
  await expect.poll(() => sent).toEqual(['open', 'copy'])
  await page.getByRole('button', { name: 'Copied' }).first().click()
  await navigate(page, '/deals')
  await page.goBack()
  await expect.poll(() => sent).toEqual(['open', 'copy', 'open'])
  await navigate(page, '/touristprivilege')
  await expect.poll(() => sent).toEqual(['open', 'copy', 'open', 'open'])
  await navigate(page, TOAST)
  await page
    .getByRole('button', { name: /counter/i })
    .filter({ visible: true })
    .first()
    .click()

  await expect.poll(() => sent).toEqual(['open', 'copy', 'open', 'open', 'open', 'coupon'])
})

test('visitors who object (GPC) are not counted', async ({ page }) => {
  const sent = await watchCounts(page, { gpc: true })

  const code = page.waitForResponse(/\/assets\/send-count-/)
  await openLive(page, CODE)
  await code
  await page.getByRole('button', { name: 'Copy code' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible()
  // A later request: what the tap would send has been sent.
  await page.evaluate(() => fetch('/healthz'))

  expect(sent).toEqual([])
})
