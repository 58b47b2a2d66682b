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

test('what loads late keeps the focus while it is missing, and can be tried again', async ({
  page,
  desk,
  allow,
}) => {
  allow(/Failed to load resource|Failed to fetch dynamically imported module|MissingPartError/)
  await enterDesk(page, desk)
  const fileOf = (part: string) => `**/desk/assets/${part}-*.js`
  const notice = page.getByRole('alert').filter({ hasText: 'did not load' })
  // From the start, because an idle browser loads them by itself.
  for (const part of ['draft-extras', 'key-help', 'paste-reader'])
    await page.route(fileOf(part), (route) => route.abort())
  await page.goto('/desk/deals/new')

  // A button: Escape leads back to it, before and after its dialog has come.
  const schedule = page.getByRole('button', { name: 'Schedule or take back' })
  await schedule.press('Enter')
  await expect(notice).toContainText('The schedule did not load.')
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await expect(schedule).toBeFocused()
  await schedule.press('Enter')
  await expect(notice).toBeVisible()
  await page.unroute(fileOf('draft-extras'))
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schedule or take back' })
  await expect(dialog.getByLabel('When, in Singapore')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(schedule).toBeFocused()

  // A key: the notice has the focus, so that no other key reaches the form.
  await page.keyboard.press('?')
  await expect(notice).toContainText('The list of keys did not load.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.unroute(fileOf('key-help'))
  await page.keyboard.press('Enter')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(schedule).toBeFocused()

  // The message reader: the text stays, and is read as soon as the code can be had.
  const paste = page.getByRole('textbox', { name: 'Paste a message or a link' })
  await paste.fill('Kopi and toast $4.20, was $6, until 31 December')
  await expect(notice).toContainText('The message reader did not load.')
  await expect(paste).toHaveValue(/^Kopi and toast/)
  await page.unroute(fileOf('paste-reader'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/facts? proposed/)).toBeVisible()

  // A dialog that closes because its act was done leads back too.
  await page.goto('/desk/deals')
  await page.locator('main a[href^="/desk/deals/"]:not([href$="/new"])').first().click()
  await schedule.press('Enter')
  await dialog.getByLabel('When, in Singapore').fill('2099-01-01T10:00')
  await dialog.getByRole('button', { name: 'Take off the site then' }).press('Enter')
  await expect(page.getByText('It will be taken off the site then.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(schedule).toBeFocused()
})
