import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { test } from './journey.ts'

test('a reader tells whether a deal worked, and why it did not', async ({ page }) => {
  await openForm(page, '/deals/food/kaya-toast-set-two-for-one')
  await expect(formOf(page)).toContainText('Fewer than three readers have told us this week.')

  await formOf(page).getByRole('button', { name: 'It didn’t' }).click()
  await formOf(page).getByRole('radio', { name: 'The code was refused' }).check()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await formOf(page).getByRole('button', { name: 'Tell the editors' }).click()

  await expect(formOf(page)).toContainText('Thank you.')
  await expect(formOf(page)).toContainText('Fewer than three readers have told us this week.')
})

test('a reader sees what others said', async ({ page }) => {
  await page.route('**/functions/readDealReports', (route) =>
    route.fulfill({ json: { result: { worked: 7, total: 8 } } }),
  )

  await openForm(page, '/deals/food/kaya-toast-set-two-for-one')

  await expect(formOf(page)).toContainText('It worked for 7 of 8 readers this week.')
})

test('a report that cannot be sent says so, and can be sent again', async ({ page, allow }) => {
  allow(/Failed to load resource/)
  await openForm(page, '/deals/food/bubble-tea-second-cup-half')
  await page.route('**/functions/reportDeal', (route) => route.abort(), { times: 1 })

  await formOf(page).getByRole('button', { name: 'It worked' }).click()
  await expect(formOf(page).getByRole('alert')).toContainText('could not be sent')
  await formOf(page).getByRole('button', { name: 'It worked' }).click()

  await expect(formOf(page)).toContainText('Thank you.')
})

test('an ended deal asks nobody whether it works', async ({ page }) => {
  await openLive(page, '/brands/arang-satay')
  const ended = page.getByRole('region', { name: 'Ended deals' }).locator('article a').first()
  const title = await ended.textContent()

  await ended.click()

  await expect(heading(page)).toContainText(title ?? '')
  await expect(formOf(page)).toHaveCount(0)
})

function formOf(page: Page) {
  return page.getByRole('region', { name: 'Did it work?' })
}

async function openForm(page: Page, path: string): Promise<void> {
  await openLive(page, path)
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(formOf(page).getByRole('button', { name: 'It worked' })).toBeVisible()
}
