import type { Locator, Page } from 'playwright/test'

/** Opens an address and waits until the app has taken over from the server's document. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenLive(page)
}

/** The loading bar is the last thing that start-up makes before it listens to navigations. */
export async function whenLive(page: Page): Promise<void> {
  await page.locator('.loading-bar').waitFor({ state: 'attached' })
}

/** Opens an address as `openLive` does, and lets the code load that waits for the visitor to do something. */
export async function openActive(page: Page, path: string): Promise<void> {
  // It may come before the hover.
  const parts = page.waitForResponse(/\/active-parts-/)
  await openLive(page, path)
  await heading(page).hover()
  await (await parts).finished()
}

/** The one heading that a visitor sees; kept pages have theirs, but hidden. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** A link of the header's navigation. */
export function mainLink(page: Page, name: string): Locator {
  const nav = page.getByRole('navigation', { name: 'Main' })
  return nav.getByRole('link', { name, exact: true })
}

/** Goes to any address as a link to it would, and waits until it is there. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    await navigation.navigate(address).finished
  }, path)
}

/** A link in the header, where no page lies over it. */
export async function addLink(page: Page, href: string, target = ''): Promise<Locator> {
  await page.getByRole('banner').evaluate(
    (banner, [address = '', where = '']) => {
      const link = Object.assign(document.createElement('a'), { href: address, target: where })
      link.textContent = 'Added link'
      banner.append(link)
    },
    [href, target],
  )
  return page.getByRole('link', { name: 'Added link' })
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** What the page area says to a visitor. */
export function shownText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: kept pages are in the DOM too, hidden.
  return page.getByRole('main').innerText()
}
