import { expect, type Page } from 'playwright/test'
import { axeFaults } from './axe.ts'
import { enterDesk, test } from './desk-site.ts'
import { FAILED_REQUEST } from './journey.ts'

test('a page of blocks is published, compared and restored; links are read; a report names its readers', async ({
  page,
  desk,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await enterDesk(page, desk)
  await page.getByRole('button', { name: /^Review 0/ }).click()
  await expect(page.getByText('Nothing is waiting for review.')).toBeVisible()

  await restorePage(page)
  await readLinks(page)
  await page.goto('/desk/reports')
  await page
    .getByRole('link', { name: /^Report of/ })
    .first()
    .click()
  await expect(page.getByText('Nobody gets the monthly report by e-mail')).toBeVisible()
})

async function restorePage(page: Page): Promise<void> {
  await page.goto('/desk/writing')
  const pages = page.getByRole('region', { name: 'Pages' })
  await pages.getByRole('link').first().click()
  const title = page.getByRole('textbox', { name: 'Title' })
  const before = await title.inputValue()
  await title.fill(`${before} and more`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`${before} and more is live.`)).toBeVisible()

  await page.getByRole('link', { name: 'History' }).click()
  const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await entries.first().getByRole('link').click()
  const row = page.getByRole('row', { name: /^Title/ })
  await expect(row.locator('ins')).toHaveText(/and more/)
  expect(await axeFaults(page)).toEqual([])

  await entries.nth(1).getByRole('link').click()
  await page.getByRole('button', { name: 'Restore all' }).click()
  await expect(page.getByText('Restored as a new version.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the text' }).click()
  await expect(title).toHaveValue(before)
}

/** No page of this machine's network is read. What a public one states is proposed, and set when it is taken. */
async function readLinks(page: Page): Promise<void> {
  await page.goto('/desk/deals/new')
  const box = page.getByRole('region', { name: 'Paste a link or a message' })
  await box.getByRole('textbox').fill('https://127.0.0.1/offer')
  await box.getByRole('button', { name: 'Read the link' }).click()
  await expect(box.getByRole('alert')).toContainText('Only public addresses')

  // The journey has no other network, so what the server has read of the page is given here.
  const facts = {
    title: 'Feast for two',
    description: 'Thu to Sun.',
    priceNow: 58.5,
    priceWas: 1078,
  }
  await page.route('**/desk/api/read-link', (route) =>
    route.fulfill({ json: { ...facts, startsOn: null, endsOn: '2027-01-21', picture: null } }),
  )
  await box.getByRole('textbox').fill('https://shop.example/offer')
  await box.getByRole('button', { name: 'Read the link' }).click()
  const proposal = box.getByRole('button', { name: /^Price/ })
  await expect(proposal).toHaveText('Price$58.50, was $1,078')
  await expect(page.getByLabel('Title').first()).toHaveValue('')
  expect(await axeFaults(page, { within: '.paste' })).toEqual([])
  await box.getByRole('button', { name: 'Take all' }).click()
  await expect(proposal).toBeDisabled()
  await expect(page.getByLabel('Title').first()).toHaveValue('Feast for two')
}
