import { expect } from 'playwright/test'
import { openLive } from './app.ts'
import { test } from './journey.ts'

const CODES = '/singapore-promo-codes'
const rows = 'table tr:has(code)'

test.use({ viewport: { width: 390, height: 844 } })

test('a phone shows a few codes of each category, and the others after a tap', async ({ page }) => {
  await openLive(page, CODES)
  const shown = await page.locator(rows).count()
  const more = page.getByRole('link', { name: /^\d+ more in food$/ }).first()
  const hidden = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])

  await more.click()

  await expect(page).toHaveURL(`${CODES}?category=food`)
  const food = page.locator(rows).filter({ visible: true })
  expect(await food.count()).toBeGreaterThan(hidden)
  expect(shown).toBeLessThanOrEqual(40)
})

for (const path of [CODES, `${CODES}?q=grocery+delivery`]) {
  test(`a small phone shows the first code of ${path} without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(path)

    const code = await page.locator(rows).first().locator('code').boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox()
    expect((code?.y ?? Infinity) + (code?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })
}

test('a code for grocery delivery is two taps away', async ({ page }) => {
  await openLive(page, CODES)

  await page.getByRole('searchbox', { name: 'Search promo codes' }).fill('grocery delivery')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(`${CODES}?q=grocery+delivery`)
  await expect(page.getByRole('heading', { name: /for “grocery delivery”/ }).first()).toBeVisible()
  const found = page.locator(rows).filter({ visible: true })
  await expect(found.first()).toBeVisible()
  for (const path of await found
    .locator('td a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(path).toMatch(/^\/deals\/grocery\//)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('codes are searched by a plain form, and a search without a match offers links', async ({
    page,
  }) => {
    await page.goto(CODES)

    await page.getByRole('searchbox', { name: 'Search promo codes' }).fill('zzzz')
    await page.keyboard.press('Enter')

    await expect(
      page.getByRole('heading', { name: 'No code for “zzzz” works today' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'all codes' }).click()
    await expect(page).toHaveURL(CODES)
  })
})
