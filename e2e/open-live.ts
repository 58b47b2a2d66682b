import type { Page } from 'playwright/test'

/** Opens an address and waits until the app has taken over from the server's document. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenLive(page)
}

/** The bar of the loader is the last thing that start-up adds before links are its own. */
export async function whenLive(page: Page): Promise<void> {
  await page.locator('.loading-bar').waitFor({ state: 'attached' })
}
