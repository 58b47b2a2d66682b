import { expect } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { test } from './journey.ts'
import { withoutPrefetch } from './stub-connection.ts'

const LONG_POST = '/blog/birthday-deals-in-singapore-to-treat-yourself'

test('a long post leads to its sections, its author and other posts', async ({ page }) => {
  await openLive(page, LONG_POST)
  const contents = page.getByRole('navigation', { name: 'On this page' })

  await contents.getByText('On this page').click()
  const section = contents.getByRole('link').nth(2)
  const name = (await section.textContent()) ?? ''
  await section.click()

  await expect(page).toHaveURL(new RegExp(`${LONG_POST}#birthday-deals`))
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  await expect(page.locator('main footer')).toContainText('Written by the Food Desk')
  await expect(page.getByRole('region', { name: 'Keep reading' }).locator('article')).toHaveCount(3)

  const older = page.getByRole('link', { name: /^Older/ })
  const title = ((await older.textContent()) ?? '').replace('Older', '')
  await older.click()

  await expect(heading(page)).toHaveText(title)
  await page.getByRole('link', { name: /^Newer/ }).click()
  await expect(page).toHaveURL(LONG_POST)
})

test('the codes are sorted in the browser, without a request, and copied with one tap', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutPrefetch(page)
  await openLive(page, '/singapore-promo-codes')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const codes = page.getByRole('region', { name: /works? today/ })
  const sortLink = codes.getByRole('link', { name: 'Sort by: Checked' })

  await sortLink.click()

  await expect(codes.getByRole('columnheader', { name: /Checked/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const rows = await codes.locator('tbody').first().locator('tr:has(code)').allTextContents()
  const ages = rows.map(daysSinceCheck)
  expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  await expect(sortLink).toBeFocused()
  expect(asked.filter((url) => url.includes('_payload'))).toEqual([])
  const address = page.url()
  const row = page.locator('tbody tr:has(code)').nth(3)
  const code = (await row.locator('code').textContent()) ?? ''
  await row.getByRole('button', { name: `Copy ${code}` }).click()

  // Announced to screen readers.
  await expect(page.locator('main [aria-live]').getByText(`${code} copied`)).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await expect(page).toHaveURL(address)
})

test('without a clipboard a tap selects the code', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openLive(page, '/singapore-promo-codes')
  const row = page.locator('tbody tr:has(code)').first()
  const code = (await row.locator('code').textContent()) ?? ''

  await row.getByRole('button').click()

  expect(await page.evaluate(() => String(getSelection()))).toBe(code)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('codes are sorted by a link and readable, and links lead through the blog', async ({
    page,
  }) => {
    await page.goto('/singapore-promo-codes')

    const codes = page.getByRole('region', { name: /works? today/ })
    await codes.getByRole('link', { name: 'Sort by: Ends' }).click()

    await expect(page).toHaveURL('/singapore-promo-codes?sort=ends')
    await expect(codes.getByRole('columnheader', { name: /Ends/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(page.locator('tbody tr:has(code)').first().locator('code')).toBeVisible()
    await expect(page.locator('tbody button').filter({ visible: true })).toHaveCount(0)
    await page.goto('/blog')
    await expect(page.locator('main article')).toHaveCount(12)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/blog/page/2')
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL('/blog')
    await page.getByRole('main').getByRole('link', { name: 'Groceries', exact: true }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts about groceries')
    const chosen = page.getByRole('main').locator('a[aria-current=page]')
    await expect(chosen).toHaveText('Groceries')
  })
})

/** `Checked today`, `Checked yesterday` or `Checked 5 days ago`. */
function daysSinceCheck(row: string): number {
  const when = /Checked (today|yesterday|\d+)/.exec(row)?.[1] ?? ''
  return when === 'today' ? 0 : when === 'yesterday' ? 1 : Number(when)
}
