import type { Locator, Page } from 'playwright/test'

export type Hand = ReturnType<typeof createHand>

/** A hand on a phone that counts its taps. Typing, scrolling and what other programs do count nothing. */
export function createHand() {
  let taps = 0
  return {
    taps: () => taps,
    async tap(target: Locator): Promise<void> {
      await target.scrollIntoViewIfNeeded()
      await target.tap()
      taps += 1
    },
    /** Taps into a field, types, and presses the key on which the keyboard says Search or Go. */
    async type(field: Locator, text: string): Promise<void> {
      await this.tap(field)
      await field.pressSequentially(text)
      await field.press('Enter')
    },
  }
}

/** The text in the device's storage under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}
