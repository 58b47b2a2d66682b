import { expect, type Page } from 'playwright/test'
import { whenLive } from './app.ts'

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

/** Opens an address with a stopped clock. It runs only until the app's scripts are requested, and the app starts at that time. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const scripts = page.locator('head script[type="module"][src]')
  const run = async () => {
    await page.clock.runFor(1)
    return scripts.count()
  }
  // Visible parts get their fonts first, which takes a few frames.
  await expect.poll(run, { intervals: [1] }).toBeGreaterThan(0)
  await page.clock.runFor(1)
  await whenLive(page)
}
