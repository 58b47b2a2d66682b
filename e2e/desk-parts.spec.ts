import { expect } from 'playwright/test'
import { enterDesk, test } from './desk-site.ts'

test('a part that does not load says so in its place, and the rest of the desk goes on', async ({
  page,
  desk,
  allow,
}) => {
  allow(/Failed to load resource|Failed to fetch dynamically imported module|MissingPartError/)
  await enterDesk(page, desk)
  const scripts = '**/desk/assets/*.js'
  const block = () => page.route(scripts, (route) => route.abort())
  const notice = page.getByRole('alert').filter({ hasText: 'did not load' })
  await page.goto('/desk/writing')
  await expect(page.getByRole('link', { name: /opi/ }).first()).toBeVisible()

  // A page: the frame stays, and it opens as soon as its code can be had.
  await block()
  await page.getByRole('navigation', { name: 'Desk', exact: true }).getByText('Media').click()
  await expect(notice).toHaveText(/^This page did not load. What you typed in a draft is kept./)
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /Media/ })).toBeVisible()

  // The editor of a post: its title can be written meanwhile.
  await page.route('**/desk/assets/article-field-*.js', (route) => route.abort())
  await page.goto('/desk/writing')
  await page.getByRole('link', { name: /opi/ }).first().click()
  await expect(notice).toContainText('The editor did not load.')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Kopi for two')
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await page.unroute('**/desk/assets/article-field-*.js')
  // The network is back: nobody has to press anything.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
  await expect(title).toHaveValue('Kopi for two')

  // A dialog: it can be closed.
  await page.goto('/desk/deals')
  await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
  await block()
  await page.getByRole('button', { name: 'Bulk changes' }).click()
  await expect(notice).toContainText('The list of bulk changes did not load.')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()

  // The server has another build: only loading that helps.
  await page.route('**/desk/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('/desk/assets/entry-', '/desk/assets/other-')
    await route.fulfill({ response, body })
  })
  await page.getByRole('button', { name: 'Bulk changes' }).click()
  await expect(page.getByRole('alert')).toContainText('The desk has a new version.')
  await page.unrouteAll()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load the new version' }).click()
  await loaded
  await page.getByRole('button', { name: 'Bulk changes' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
