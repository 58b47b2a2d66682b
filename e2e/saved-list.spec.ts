import { expect } from 'playwright/test'
import { openLive } from './app.ts'
import { test } from './journey.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a heart shows a message with Undo that disappears by itself', async ({ page }) => {
    await page.clock.install()
    await openLive(page, '/deals/food')
    const heart = page.getByRole('button', { name: /^(Save|Remove from saved): / }).first()
    const said = page.locator('.toast')
    const undo = said.getByRole('button', { name: 'Undo' })

    await heart.tap()
    await expect(said).toContainText('Saved. Works offline too.')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await undo.tap()
    await expect(said).toHaveCount(0)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    await heart.tap()
    await heart.tap()
    await expect(said).toContainText('Removed.')
    await undo.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await heart.tap()
    await undo.focus()
    await page.clock.runFor(20_000)
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said).toHaveCount(0)

    await heart.tap()
    await expect(undo).toBeVisible()
    const [box, nav] = await Promise.all([
      undo.boundingBox(),
      page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox(),
    ])
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(nav?.y ?? 0)
    await page.clock.runFor(10_000)
    await expect(said).toHaveCount(0)
  })
})

test('removing a saved deal can be undone, and the list can be shared', async ({ page }) => {
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

test('one tap copies the code of a saved deal and announces it', async ({ page, context }) => {
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
