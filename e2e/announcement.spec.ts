import { expect, type Page } from 'playwright/test'
import { freePort } from '../test/free-port.ts'
import { patience } from '../test/machine.ts'
import { test as journey } from './journey.ts'
import { SMALL_DEMO } from './this-run.ts'

const NOTICE =
  'Images are not appearing at the moment. Our team is looking into it, and we apologise for the inconvenience.'

/** `test` with a site that shows the announcement. */
const test = journey.extend<{ announcing: string }>({
  announcing: [
    async ({ sites }, use) => {
      const origin = `http://127.0.0.1:${await freePort()}`
      await using _site = await sites.start(origin, {
        demo: SMALL_DEMO,
        env: { ANNOUNCEMENT: '1' },
      })

      await use(origin)
    },
    { timeout: patience(60_000) },
  ],
  baseURL: ({ announcing }, use) => use(announcing),
})

test('the announcement scrolls, a key or a tap pauses it on all pages, and it does not move with reduced motion', async ({
  page,
}) => {
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

  const box = await bar.boundingBox()
  const control = await bar.locator('label, button').boundingBox()
  expect(control?.width).toBeGreaterThanOrEqual(44)
  expect(control?.height).toBeLessThanOrEqual(box?.height ?? 0)

  await bar.locator('label, button').click()
  await expect.poll(() => runningAnimations(page)).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands')
  await expect(bar).toBeVisible()
  expect(await runningAnimations(page)).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/settings')
  await expect(bar.getByText(NOTICE).first()).toBeInViewport({ ratio: 1 })
  expect(await runningAnimations(page)).toBe(0)
})

function runningAnimations(page: Page): Promise<number> {
  return page.getByRole('complementary', { name: 'Announcement' }).evaluate((bar) => {
    const running = bar.getAnimations({ subtree: true })
    return running.filter(({ playState }) => playState === 'running').length
  })
}
