import { expect, type Page } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { test } from './journey.ts'

async function filterNearBugis(page: Page): Promise<void> {
  await page.getByLabel('Station, area or postal code').fill('bugis')
  await page.getByRole('button', { name: 'Show deals' }).click()
}

async function expectNearBugis(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]near=bugis$/)
  await expect(
    page.getByRole('link', { name: 'Remove filter: Within 1.5 km of Bugis' }),
  ).toBeVisible()
  const cards = page.locator('main article').filter({ visible: true })
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(24)
}

test('a list can be filtered, shared by URL and a filter removed', async ({ page }) => {
  await openLive(page, '/deals/food')

  await filterNearBugis(page)
  await expectNearBugis(page)
  await page.goto(page.url())
  await expectNearBugis(page)

  await page.getByRole('link', { name: 'Remove filter: Within 1.5 km of Bugis' }).click()
  await expect(page).toHaveURL('/deals/food')
})

test('outlets are sorted by distance from the typed station, and the last day goes into a calendar', async ({
  page,
  request,
}) => {
  await openLive(page, '/deals/food/eighteen-layers-tart-preorder')
  const first = page.getByRole('listitem').filter({ hasText: 'Singapore' }).first()
  const near = page.getByRole('searchbox', { name: 'Nearest to a postal code' })

  await near.fill('Orchard')
  await page.getByRole('button', { name: 'Sort' }).click()

  await expect(page).toHaveURL(/near=Orchard#outlets$/)
  await expect(first).toContainText('Orchard')
  await expect(first).toContainText(/about \d+ m/)
  const link = page.getByRole('link', { name: 'Add to calendar' })
  const response = await request.get((await link.getAttribute('href')) ?? '')

  expect(response.headers()['content-type']).toContain('text/calendar')
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/)
  await expect(heading(page)).toBeVisible()
})

test('a heart that is saved with the mouse is animated, also the first one', async ({ page }) => {
  await openLive(page, '/deals/food')
  await page.evaluate(() => {
    const animate = SVGElement.prototype.animate
    SVGElement.prototype.animate = function (...given) {
      this.dataset.animated = 'yes'
      return animate.apply(this, given)
    }
  })
  const heart = page.locator('main article button[aria-label^="Save: "]').first()

  await heart.click()

  await expect(page.locator('main article button[aria-pressed="true"] > svg')).toHaveAttribute(
    'data-animated',
    'yes',
  )
})
