import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { test } from './journey.ts'

test('readers tell whether a deal worked, and the next one sees it', async ({ page, browser }) => {
  const deal = '/deals/food/kaya-toast-set-two-for-one'
  await openForm(page, deal)
  await expect(formOf(page)).toContainText('No reader has told us this week.')

  await formOf(page).getByRole('button', { name: 'It worked' }).click()
  await expect(formOf(page)).toContainText('Thank you.')
  await expect(formOf(page)).toContainText('It worked for 1 of 1 reader this week.')

  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await openForm(otherPage, new URL(deal, page.url()).href)
  await expect(formOf(otherPage)).toContainText('It worked for 1 of 1 reader this week.')
  await formOf(otherPage).getByRole('button', { name: 'It didn’t' }).click()
  await formOf(otherPage).getByRole('radio', { name: 'The code was refused' }).check()
  const { violations } = await new AxeBuilder({ page: otherPage }).analyze()
  expect(violations).toEqual([])
  await formOf(otherPage).getByRole('button', { name: 'Tell the editors' }).click()
  await expect(formOf(otherPage)).toContainText('It worked for 1 of 2 readers this week.')
  await other.close()
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
