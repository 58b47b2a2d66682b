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
