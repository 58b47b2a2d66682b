import { expect, type Page } from 'playwright/test'
import { openLive } from './app.ts'
import { axeFaults } from './axe.ts'
import { FAILED_REQUEST, test } from './journey.ts'

/** Its outlets never close, so it can be used whenever the test runs. */
const DEAL = '/deals/experience/lima-pintu-visitor-food-walk'

test('axe finds no violation in coupons and the counter', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await saveDeal(page)
  await openLive(page, '/profile')
  await expect(page.getByRole('article')).toBeVisible()

  const list = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const darkList = await axeFaults(page, { coloursOnly: true })
  await page.getByRole('button', { name: /^At counter/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const darkCounter = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const counter = await axeFaults(page, { coloursOnly: true })

  expect({ list, darkList, darkCounter, counter }).toEqual({
    list: [],
    darkList: [],
    darkCounter: [],
    counter: [],
  })
})

test('the counter is closed by Escape, back and its button, and a deal that ends meanwhile can no longer be used', async ({
  page,
}) => {
  await openLive(page, DEAL)
  const open = page.getByRole('button', { name: 'At counter' })
  const counter = page.getByRole('dialog')
  for (const leave of ['Escape', 'Back', 'Close'] as const) {
    await open.click()
    await expect(counter.getByText(/^Live, /)).toBeVisible()

    if (leave === 'Escape') await page.keyboard.press('Escape')
    else if (leave === 'Back') await page.goBack()
    else await counter.getByRole('button', { name: 'Close' }).click()

    await expect(counter).toBeHidden()
    await expect(page).toHaveURL(DEAL)
    await expect(open).toBeFocused()
  }

  await open.click()
  await expect(counter.getByText(/^Live, /)).toBeVisible()
  await page.clock.setFixedTime('2030-01-01T00:00:00+08:00')

  await expect(counter.getByText(/^Not valid, /)).toBeVisible()
  await expect(counter.getByText('Ended', { exact: true })).toBeVisible()
})

test('the text size changes at once, and before the first paint of the next page', async ({
  page,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await openLive(page, '/settings')
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('16px')

  await page.getByRole('radio', { name: 'Largest' }).check()

  expect(await size()).toBe('20px')
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/privacy', { waitUntil: 'commit' })
  await expect.poll(size).toBe('20px')
})

async function saveDeal(page: Page): Promise<void> {
  await openLive(page, DEAL)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
}
