import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'

const NOTICE =
  'Images are not appearing at the moment. Our team is looking into it, and we apologise for the inconvenience.'

test('the announcement is on every page, scrolls and can be paused', async ({ page }) => {
  await page.goto('/settings')
  const bar = page.getByRole('complementary', { name: 'Announcement' })

  await expect(bar).toBeVisible()
  await expect(bar).toBeInViewport()
  await expect(bar.getByText(NOTICE).first()).toBeVisible()
  expect(await runningAnimations(page)).toBeGreaterThan(0)
  await bar.getByLabel(/pause/i).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => runningAnimations(page)).toBe(0)
  await expect(bar.getByText(NOTICE).first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Space')

  await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
})

test('a tap pauses the announcement', async ({ page }) => {
  await page.goto('/settings')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  const box = await bar.boundingBox()
  const control = await bar.locator('label, button').boundingBox()
  expect(control?.width).toBeGreaterThanOrEqual(44)
  expect(control?.height).toBeLessThanOrEqual(box?.height ?? 0)

  await bar.locator('label, button').click()

  await expect.poll(() => runningAnimations(page)).toBe(0)
})

test('the announcement does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await page.goto('/settings')

  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar.getByText(NOTICE).first()).toBeInViewport({ ratio: 1 })
  expect(await runningAnimations(page)).toBe(0)
})

test('a paused announcement stays paused from page to page', async ({ page }) => {
  await page.goto('/settings')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await bar.locator('label, button').click()
  await expect.poll(() => runningAnimations(page)).toBe(0)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands')
  await expect(bar).toBeVisible()
  expect(await runningAnimations(page)).toBe(0)
})

function runningAnimations(page: Page): Promise<number> {
  return page.getByRole('complementary', { name: 'Announcement' }).evaluate((bar) => {
    const running = bar.getAnimations({ subtree: true })
    return running.filter(({ playState }) => playState === 'running').length
  })
}
