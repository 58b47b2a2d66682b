import { expect, type Page } from 'playwright/test'
import { patience } from '../test/machine.ts'
import { openLive } from './app.ts'
import { createHand } from './hand.ts'
import { test as base, FAILED_REQUEST } from './journey.ts'
import { type SwitchableSite, startSwitchableSite } from './switchable-site.ts'

const test = base.extend<{ site: SwitchableSite }>({
  site: async ({ browserName: _ }, use, { project }) => {
    const site = await startSwitchableSite(project.use.baseURL ?? '')
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.origin),
})
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
})

test('save three deals, lose the signal, show one at a counter: 5 taps', async ({
  page,
  site,
  allow,
}) => {
  allow(FAILED_REQUEST)
  const hand = createHand()
  await openLive(page, '/deals/experience')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save: / })

  // A saved deal leaves the list of hearts to tap.
  for (let count = 1; count <= 3; count++) {
    await hand.tap(hearts.first())
    await expect(page.getByRole('button', { name: /^Remove from saved: / })).toHaveCount(count)
  }
  await expect.poll(() => keptPages(page), { timeout: patience(40_000) }).toContain('/profile')
  const paths = await savedPaths(page)
  await expect
    .poll(() => keptPages(page), { timeout: patience(40_000) })
    .toEqual(expect.arrayContaining(paths))
  site.cut()
  await hand.tap(
    page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: /^Saved/ }),
  )
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(3)
  await hand.tap(page.getByRole('button', { name: /^At counter/ }).first())
  await expect(page.getByRole('dialog')).toBeVisible()

  expect(hand.taps()).toBeLessThanOrEqual(5)
})

function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('lobang-pages')).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  })
}

function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { favDealsObj } = JSON.parse(localStorage.getItem('lobang:visitor') ?? '{}')
    return (Object.values(favDealsObj) as { path: string }[]).map(({ path }) => path)
  })
}
