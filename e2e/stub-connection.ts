import type { Page } from 'playwright/test'

/** Sets `navigator.connection` in this tab. */
export async function stubConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

/** Pages behind links are then fetched when they are wanted and not before. */
export function withoutPrefetch(page: Page): Promise<void> {
  return stubConnection(page, { saveData: true })
}
