import { expect } from 'playwright/test'
import { everyTrial } from '../test/machine.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { CODE_DEAL, mainAddresses, pageAddresses } from './page-kinds.ts'

test.use({ javaScriptEnabled: false })

/** `TRIALS=all npm test -- e2e/no-script.spec.ts` takes every address. */
const addresses = everyTrial ? pageAddresses : mainAddresses

test('without scripts every page has one heading, and offers nothing that needs them', async ({
  page,
}) => {
  const shown: Record<string, Shown> = {}
  for (const path of addresses) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
    const headings = page.locator('h1').filter({ visible: true, hasText: /\S/ })
    shown[path] = {
      status: response?.status(),
      headings: await headings.count(),
      dead: await page.evaluate(deadControls),
    }
  }

  const good: Shown = { status: 200, headings: 1, dead: [] }
  expect(shown).toEqual(Object.fromEntries(addresses.map((path) => [path, good])))
})

test('without scripts a phone shows the parts below its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto('/')

  const below = page.locator('[data-below]')
  const hidden = await below.evaluateAll((parts) =>
    parts.filter((part) => getComputedStyle(part).contentVisibility === 'hidden'),
  )
  expect(await below.count()).toBeGreaterThan(10)
  expect(hidden).toEqual([])
})

type Shown = { status: number | undefined; headings: number; dead: string[] }

/** Visible controls that do nothing, because they send no form. */
function deadControls(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
    'button, input, select, textarea, [role=button]',
  )
  return [...controls]
    .filter((control) => control.checkVisibility() && !control.disabled)
    .filter(({ form, type }) => type === 'button' || !form?.hasAttribute('action'))
    .map((control) => control.outerHTML.slice(0, 120))
}

test('links lead to pages without scripts', async ({ page }) => {
  await page.goto('/deals/food')

  const link = page.locator('main article a').first()
  const title = (await link.textContent()) ?? ''
  await link.click()

  await expect(page).toHaveURL(/\/deals\/food\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click()
  await expect(page).toHaveURL('/terms')
})

test('the search form of the header searches, and a list is paged', async ({ page }) => {
  await page.goto('/')

  await page.getByRole('banner').getByRole('searchbox').fill('laksa')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/search?q=laksa')
  await expect(page.getByRole('heading', { level: 1, name: /for “laksa”/ })).toBeVisible()
  await expect(page.locator('main article a', { hasText: /laksa/i }).first()).toBeVisible()
  await page.goto('/deals')
  const titles = page.locator('main article h3')
  const first = await titles.allTextContents()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()

  await expect(page).toHaveURL('/deals?page=2')
  const second = await titles.allTextContents()
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/deals')
})

test('on a phone the current chip of a row is visible at first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, name] of [
    ['/deals/shopping', 'Shopping'],
    ['/deals/grocery', 'Groceries'],
    ['/deals?sort=saving', 'Biggest saving'],
    ['/blog/category/weekends', 'Weekends'],
    ['/singapore-promo-codes?category=shopping', 'Shopping'],
    ['/orchardroad?category=shopping', 'Shopping'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const box = await page.locator('main a[aria-current]', { hasText: name }).boundingBox()

    expect(box?.x, path).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0), path).toBeLessThanOrEqual(390)
  }
})

test('a deal with a code has all that is needed to use it, and sorts outlets by distance', async ({
  page,
}) => {
  await page.goto(CODE_DEAL)

  const offer = page.getByRole('complementary', { name: 'The offer' })
  await expect(offer.getByText('NANAS15', { exact: true })).toBeVisible()
  await expect(offer.getByText('Minimum spend')).toBeVisible()
  const shop = offer.getByRole('link', { name: /shop/i })
  await expect(shop).toHaveAttribute('href', /^\/go\//)
  await expect(page.getByRole('heading', { name: 'How to redeem' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Nearest to a postal code' }).fill('Novena')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/near=Novena#outlets$/)
  const outlet = page.getByRole('listitem').filter({ hasText: 'about' }).first()
  await expect(outlet).toContainText('Eighteen Layers Novena')
})

test('an unknown URL shows the error page in the words of the specification', async ({
  page,
  allow,
}) => {
  allow(FAILED_REQUEST)
  for (const path of ['/no/such/page', '/deals/food/no-such-deal', '/not-found']) {
    const response = await page.goto(path)

    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Awww mien! Page not found!')
    await expect(page.getByRole('main')).toContainText(
      'Looks like this page has gone missing. If it was our fault, we sincerely apologise for the trouble. Otherwise, do return to our home page to discover more deals!',
    )
    const main = await page.getByRole('main').boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect(footer?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? Number.NaN))
    await page.getByRole('link', { name: 'Back To Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  }
})
