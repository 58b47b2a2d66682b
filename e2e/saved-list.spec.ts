import { expect } from 'playwright/test'
import { openLive } from './app.ts'
import { test } from './journey.ts'

test('what is removed from the saved list can be had back, and the list can be shared', async ({
  page,
}) => {
  await openLive(page, '/deals/food')
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Remove from saved: / })).toHaveCount(1)
  await openLive(page, '/profile')
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove from saved: / })
  await expect(remove).toHaveCount(1)

  await remove.click()
  await expect(remove).toHaveCount(0)
  await expect(page.locator('#coupons > div')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toHaveCount(1)

  await page.getByRole('button', { name: 'Copy a link to these deals' }).click()
  await expect(page.getByText(/Link copied|#list=/)).toBeVisible()
})

test('the code of a saved deal is copied by one tap, and said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await openLive(page, '/deals/grocery/pasar-pintar-first-basket')
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
  await openLive(page, '/profile')
  const coupon = page.getByRole('article')

  await coupon.getByRole('button', { name: /^Copy code: / }).click()

  await expect(coupon.locator('[aria-live]')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PASAR15')
})
