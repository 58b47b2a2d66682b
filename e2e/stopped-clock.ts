import { expect, type Page } from 'playwright/test'

/** From now on time passes in the page only when the journey says so. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}

/** Lets the page's clock run until something is there: it stands still otherwise. */
export async function runUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return isThere()
    })
    .toBe(true)
}
