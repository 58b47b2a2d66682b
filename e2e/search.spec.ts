import { expect, type Locator, type Page } from 'playwright/test'
import { everyTrial } from '../test/machine.ts'
import { heading, openLive } from './app.ts'
import { axeFaults } from './axe.ts'
import { holdBack } from './hold-back.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { settleTraffic } from './watch-traffic.ts'

function field(page: Page, within: 'banner' | 'main' = 'banner'): Locator {
  return page.getByRole(within).locator('input[name=q]')
}

function options(page: Page): Locator {
  return page.getByRole('option').filter({ visible: true })
}

/** The line above the options. */
function note(page: Page): Locator {
  return page.locator('.sgst-note')
}

/** Types as a person does: letter by letter, into what has the focus. */
async function type(page: Page, text: string, within: 'banner' | 'main' = 'banner') {
  await field(page, within).click()
  await page.keyboard.type(text, { delay: 30 })
}

test('suggestions lead to deals, brands, results and earlier searches, with the keyboard or the mouse', async ({
  page,
}) => {
  await openLive(page, '/settings')
  await type(page, 'satay')
  await expect(options(page).first()).toContainText('satay')
  const input = page.getByRole('combobox')
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: /\d+ suggestions/ })).toBeAttached()
  await expect(page.locator('mark').filter({ visible: true, hasText: 'satay' })).not.toHaveCount(0)

  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const id = await options(page).first().getAttribute('id')
  await expect(input).toHaveAttribute('aria-activedescendant', id ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(input).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await expect(input).toHaveValue('satay')
  await expect(input).toBeFocused()

  await page.keyboard.press('ArrowDown')
  const path = await options(page).first().getAttribute('href')
  await page.keyboard.press('Enter')

  expect(path).toMatch(/^\/deals\/food\//)
  await expect(page).toHaveURL(path ?? '')
  await expect(heading(page)).toContainText('satay')
  await expect(options(page)).toHaveCount(0)

  // Escape closes the list and keeps the text, Enter searches for it.
  await field(page).fill('')
  await type(page, 'laksa')
  await expect(options(page).first()).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('laksa')
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/search?q=laksa')
  await expect(heading(page)).toHaveText(/deals? for “laksa”$/)
  await expect(field(page)).toHaveValue('laksa')
  await expect(options(page)).toHaveCount(0)

  // With the mouse.
  await field(page).fill('')
  await type(page, 'arang')
  const brands = page.getByRole('group', { name: 'Brands' })

  await brands.getByRole('option').click()
  await expect(page).toHaveURL('/brands/arang-satay')
  await expect(heading(page)).toHaveText('Arang Satay House')
  await field(page).fill('')
  await field(page).click()

  const before = page.getByRole('group', { name: 'Recent searches' })
  await before.getByRole('option', { name: 'arang' }).click()
  await expect(page).toHaveURL('/search?q=arang')
  await expect(field(page)).toHaveValue('arang')
})

test('a suggested deal shows its facts, and a partner suggests only its own', async ({ page }) => {
  await openLive(page, '/search')
  await type(page, 'kaya toast', 'main')
  const deal = page.getByRole('group', { name: 'Deals' }).getByRole('option').first()

  await expect(deal).toContainText('1-for-1')
  await expect(deal).toContainText('Lorong Pagi')
  await expect(deal).toContainText(/Ends|While stocks last/)
  await expect(deal).toContainText(/Usable|Next on/)
  // A partner offers its own deals and nothing else.
  await openLive(page, '/dive/search')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search/suggest?')) asked.push(request.url())
  })
  await type(page, 'discover', 'main')
  await expect(page.getByRole('group', { name: 'Deals' }).getByRole('option')).not.toHaveCount(0)
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(2)

  await field(page, 'main').fill('')
  await page.keyboard.type('satay', { delay: 30 })
  await expect(note(page)).toHaveText('No live deal matches “satay”.')
  await expect(page.getByRole('group', { name: 'Deals' })).toHaveCount(0)
  expect(asked.filter((url) => !url.includes('partner=dive'))).toEqual([])
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/dive/search?q=satay')
})

test('an older response is ignored, however late; offline the field says so, and a typo is corrected', async ({
  page,
  context,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await openLive(page, '/settings')
  const older = await holdBack(page, /\/search\/suggest\?q=ko$/)
  const asked = page.waitForRequest(/\/search\/suggest\?q=ko$/)
  await type(page, 'ko')
  await expect(note(page)).toHaveText('Still looking…')
  await page.keyboard.type('pi')
  // Until its own response is there, the field offers those to “kop”.
  await expect(options(page).last()).toContainText('deals for “kopi”')
  const offered = await options(page).allTextContents()

  older.release()
  // There is no response if the page has aborted the request.
  await (await asked).response()
  await settleTraffic(page)
  expect(await options(page).allTextContents()).toEqual(offered)

  await context.setOffline(true)
  await page.keyboard.type(' peng')
  await expect(note(page)).toHaveText(
    'You are offline. Suggestions return when you are back online.',
  )
  await context.setOffline(false)

  await expect(note(page).filter({ hasText: 'No signal.' })).toHaveCount(0)
  await expect(options(page).last()).toContainText('“kopi peng”')
  // A typo is corrected, and the typed text stays.
  await field(page).fill('')
  await type(page, 'lakza')
  await expect(note(page)).toHaveText('Showing results for “laksa”.')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/search?q=lakza')
  await expect(heading(page)).toContainText('“laksa”')
  await expect(page.getByRole('link', { name: 'Search for “lakza” instead' })).toBeVisible()
  await expect(field(page)).toHaveValue('lakza')
})

test('axe finds no violation in the open list', async ({ page }) => {
  const found: Record<string, string[]> = {}
  for (const [path, within, only] of [
    ['/settings', 'banner', 390],
    ['/dive/search', 'main', 1280],
  ] as const) {
    for (const width of everyTrial ? [390, 1280] : [only]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await openLive(page, path)
      await type(page, 'day', within)
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expectInside(page)
      found[`${path} light ${width}`] = await axeFaults(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      found[`${path} dark ${width}`] = await axeFaults(page, { coloursOnly: true })
    }
  }

  expect(Object.values(found).flat()).toEqual([])
})

/** Each row can be tapped, and nothing hangs over the window. */
async function expectInside(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  for (const option of await options(page).all()) {
    const box = await option.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
}

test('text typed before the scripts load gets suggestions when they have loaded', async ({
  page,
}) => {
  const scripts = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/settings', { waitUntil: 'commit' })
  await type(page, 'satay')

  scripts.release()

  await expect(options(page).first()).toContainText('satay')
  await expect(field(page)).toHaveValue('satay')
})

test('nothing is sent or loaded before the field is focused', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/suggest/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  // Asked for a second after the start: by then the page would have sent what it sends by itself.
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await openLive(page, '/deals/food')
  await manifest
  expect(asked).toEqual([])

  await field(page).focus()

  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/^\/assets\/suggest-/)
})
