import { expect } from 'playwright/test'
import { openLive } from './app.ts'
import { test } from './journey.ts'

test('typing filters the list of brands, and a brand followed there is followed on its page', async ({
  page,
}) => {
  await openLive(page, '/brands')
  const filter = page.getByRole('searchbox', { name: 'Brand name' })
  const tiles = page.locator('main section li')
  const all = await tiles.count()

  await filter.pressSequentially('lorong')

  await expect(page.getByText(/^\d brands with “lorong”$/)).toBeVisible()
  expect(await tiles.count()).toBeLessThan(all)
  await expect(page).toHaveURL('/brands')

  await filter.fill('no such brand')
  await expect(page.getByRole('heading', { name: 'No brand matches that name' })).toBeVisible()

  await filter.fill('')
  await expect(tiles).toHaveCount(all)
  await page.getByRole('button', { name: 'Follow Arang Satay House' }).click()
  await page.getByRole('link', { name: /^AS?\s*Arang Satay House|^Arang Satay House/ }).click()
  const followed = page
    .getByRole('main')
    .getByRole('button', { name: 'Following Arang Satay House' })
  await expect(followed.filter({ visible: true })).toHaveAttribute('aria-pressed', 'true')
})

test('a brand’s page lists posts about it, and its ended deals separately', async ({ page }) => {
  await openLive(page, '/brands/lorong-pagi')

  const posts = page.getByRole('region', { name: 'Lorong Pagi Kopitiam on the blog' })
  await expect(posts.locator('article')).toHaveCount(3)

  await page.goto('/brands/arang-satay')
  const ended = page.getByRole('region', { name: 'Ended deals' }).locator('article')
  await expect(ended.first()).toContainText('Ended')
  const website = page.getByRole('link', { name: 'Website' })
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of brands is filtered by a form, and jumps to a letter', async ({ page }) => {
    await page.goto('/brands')
    const letters = page.getByRole('navigation', { name: 'Brands by letter' })

    await letters.getByRole('link', { name: 'T', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'T', exact: true })).toBeInViewport()

    await page.getByRole('searchbox', { name: 'Brand name' }).fill('satay')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL('/brands?q=satay')
    await expect(page.getByText('1 brand with “satay”')).toBeVisible()
    await expect(page.locator('main section li')).toHaveCount(1)
  })
})
