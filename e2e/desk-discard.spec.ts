import { expect, type Page } from 'playwright/test'
import { enterDesk, test } from './desk-site.ts'

/** More than the server takes in one save. */
const TOO_LONG = 'x'.repeat(1_100_000)

test('an editor discards what the server refuses, and brings it back', async ({
  page,
  desk,
  allow,
}) => {
  allow(/Failed to load resource/)
  await enterDesk(page, desk)
  const { rows } = await call(page, '/documents?type=deal')
  const id: string = rows[0].id
  const stored = async () => (await call(page, `/documents/${id}`)).document.data
  const before = await stored()
  await page.goto(`/desk/deals/${id}`)

  await summary(page).fill(TOO_LONG)
  await expect(notice(page)).toContainText('Not saved')
  await expect(notice(page)).toContainText('Summary: ')
  // The notice leaves room for the page's buttons.
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 })
  // What is typed elsewhere is saved, and the notice stays.
  await title(page).fill('Kaya toast for two')
  await expect.poll(async () => (await stored()).title).toBe('Kaya toast for two')
  await expect(notice(page)).toContainText('Summary: ')

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(summary(page)).toHaveValue(before.summary)
  await expect(title(page)).toHaveValue('Kaya toast for two')
  await expect(notice(page)).toHaveText(/^Saved /)

  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(summary(page)).toHaveValue(TOO_LONG)
  await expect(notice(page)).toContainText('Summary: ')

  // Nothing of it is on the device after it is discarded for good.
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(notice(page)).toHaveText(/^Saved /)
  await page.reload()
  await expect(title(page)).toHaveValue('Kaya toast for two')
  await expect(summary(page)).toHaveValue(before.summary)
  await expect(notice(page)).toHaveText(/^Saved /)
  expect(await stored()).toEqual({ ...before, title: 'Kaya toast for two' })
})

function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: /Saved|Not saved/ })
}

function toast(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Unsaved changes discarded' })
}

function summary(page: Page) {
  return page.locator('[data-field="summary"] textarea')
}

function title(page: Page) {
  return page.locator('[data-field="title"] input')
}

async function call(page: Page, path: string) {
  return (await page.context().request.get(`/desk/api${path}`)).json()
}
