import { expect, type Locator, type Page } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { test } from './journey.ts'

function field(page: Page, within: 'banner' | 'main' = 'banner'): Locator {
  return page.getByRole(within).locator('input[name=q]')
}

test('empty fields are no part of an address', async ({ page }) => {
  await openLive(page, '/deals/food')
  await page.getByLabel('Station, area or postal code').fill('bugis')
  await page.getByRole('button', { name: 'Show deals' }).click()
  await expect(page).toHaveURL('/deals/food?near=bugis')

  await openLive(page, '/search')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search(\?q=)?$/)
  await field(page, 'main').click()
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.keyboard.press('Enter')
  // A form without fields still ends its address so.
  await expect(page).toHaveURL(/\/search\?$/)
})

test('results can be filtered and sorted, and each filter removed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLive(page, '/search?q=rice')
  const first = page.locator('main article').filter({ visible: true }).first()
  const top = (await first.boundingBox())?.y ?? Number.NaN
  expect(top).toBeLessThanOrEqual(240)

  await page.locator('main summary').filter({ hasText: 'Filters' }).click()
  await page.getByRole('dialog').locator('label').filter({ hasText: /^Food/ }).click()
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL('/search?q=rice&category=food')
  await expect(page.getByRole('link', { name: 'Remove filter: Food' })).toBeVisible()
  await page.getByRole('link', { name: 'Lowest price' }).click()
  await expect(page).toHaveURL('/search?q=rice&category=food&sort=price')
  await expect(page.locator('main [aria-current]', { hasText: 'Lowest price' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter: Food' }).click()

  await expect(page).toHaveURL('/search?q=rice&sort=price')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the fields are plain forms, and empty fields are no part of an address', async ({
    page,
  }) => {
    await page.goto('/dive/search')
    await field(page, 'main').fill('boat')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dive/search?q=boat')
    await expect(heading(page)).toHaveText(/for “boat” in Dive club perks$/)

    await field(page).fill('laksa')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=laksa')
    await expect(field(page)).toHaveValue('laksa')
    await page.goto('/deals/food')
    await page.getByLabel('Station, area or postal code').fill('bugis')
    await page.getByRole('button', { name: 'Show deals' }).click()
    await expect(page).toHaveURL('/deals/food?near=bugis')
    await expect(
      page.getByRole('link', { name: 'Remove filter: Within 1.5 km of Bugis' }),
    ).toBeVisible()
    await page.goto('/search?q=')
    await expect(page).toHaveURL('/search')
  })
})
