import { expect } from 'playwright/test'
import { FAILED_REQUEST, test } from './journey.ts'
import { pageKinds } from './page-kinds.ts'

test.use({ javaScriptEnabled: false })

test('every route of the specification shows one heading without scripts', async ({ page }) => {
  const shown: Record<string, { status: number | undefined; headings: number }> = {}
  for (const path of pageKinds) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
    const headings = page.locator('h1').filter({ visible: true, hasText: /\S/ })
    shown[path] = { status: response?.status(), headings: await headings.count() }
  }

  const expected = pageKinds.map((path) => [path, { status: 200, headings: 1 }])
  expect(shown).toEqual(Object.fromEntries(expected))
})

test('links lead to pages without scripts', async ({ page }) => {
  await page.goto('/deals/food')

  const link = page.locator('main article a').first()
  const title = (await link.textContent()) ?? ''
  await link.click()

  await expect(page).toHaveURL(/\/deals\/food\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click()
  await expect(page).toHaveURL('/terms')
})

test('the search form of the header searches without scripts', async ({ page }) => {
  await page.goto('/')

  await page.getByRole('banner').getByRole('searchbox').fill('laksa')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/search?q=laksa')
  await expect(page.getByRole('heading', { level: 1, name: /for “laksa”/ })).toBeVisible()
  await expect(page.locator('main article a', { hasText: /laksa/i }).first()).toBeVisible()
})

test('what only scripts could do is not offered without them', async ({ page }) => {
  await page.goto('/deals/food')
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)

  await page.goto('/search')

  await expect(page.locator('main button').filter({ visible: true })).toHaveText('Search')
})

for (const path of ['/no/such/page', '/deals/food/no-such-deal', '/not-found']) {
  test(`${path} shows the error page in the words of the specification`, async ({
    page,
    allow,
  }) => {
    allow(FAILED_REQUEST)

    const response = await page.goto(path)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Awww mien! Page not found!')
    await expect(page.getByRole('main')).toContainText(
      'Looks like this page has gone missing. If it was our fault, we sincerely apologise for the trouble. Otherwise, do return to our home page to discover more deals!',
    )
    const main = await page.getByRole('main').boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect(footer?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? Number.NaN))
    await page.getByRole('link', { name: 'Back To Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}
