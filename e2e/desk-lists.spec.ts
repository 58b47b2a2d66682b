import { expect } from 'playwright/test'
import { axeFaults } from './axe.ts'
import { enterDesk, test } from './desk-site.ts'

test('a view is kept, many deals are changed with a preview, and the change is undone', async ({
  page,
  desk,
}) => {
  await enterDesk(page, desk)
  await page.goto('/desk/deals')
  const rows = page.getByRole('list', { name: 'deals' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('food')
  await page.getByRole('button', { name: 'Live', exact: true }).click()
  await expect(page).toHaveURL(/state=live&category=food/)
  await page.getByRole('button', { name: 'Keep this view…' }).click()
  await page.getByLabel('Name').fill('Live food')
  await page.getByLabel('Share it with the team').check()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  const view = page.getByRole('button', { name: 'Live food' })
  await expect(view).toHaveAttribute('aria-pressed', 'true')
  const address = page.url()
  expect(address).toContain('view=')
  await page.goto('/desk/deals')
  await view.click()
  await expect(page).toHaveURL(address)
  await page.reload()
  await expect(view).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^\d+ deals$/)).toBeVisible()

  // By keys: the first row, then all up to the third.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('3 deals picked')).toBeVisible()
  const titles = await rows.getByRole('link').allTextContents()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What to do').selectOption('Set the category')
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption('grocery')
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await expect(dialog.getByRole('status')).toContainText('3 deals change.')
  await expect(dialog.getByText(titles[0] ?? '')).toBeVisible()
  expect(await axeFaults(page, { within: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Change 3 deals' }).click()
  await expect(dialog.getByRole('status')).toContainText(/\. 3 deals done\./)
  await expect(page.getByRole('link', { name: titles[0] ?? '' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()

  // Somebody else's tab: what was done can be seen and undone there.
  await page.reload()
  await page.getByRole('button', { name: 'Bulk changes' }).click()
  await dialog.getByRole('button', { name: /^Open Category: Grocer/ }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('status')).toContainText(/\. 3 deals undone\./)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: titles[0] ?? '' })).toBeVisible()
})
