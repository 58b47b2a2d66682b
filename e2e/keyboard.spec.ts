import { expect, type Locator, type Page } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { test } from './journey.ts'
import { CODE_DEAL } from './page-kinds.ts'

/** Of the deal. */
const TITLE = '15% early-order discount on pineapple tarts'

test('with the keyboard alone: search at home, go to a deal, copy its code and save it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 844 })
  await openLive(page, '/')

  await pressUntilFocused(page, 'Tab', page.getByRole('banner').locator('input[name=q]'))
  await page.keyboard.type('pineapple tarts', { delay: 30 })
  const option = page.getByRole('option', { name: /pineapple tarts/ }).first()
  await expect(option).toBeVisible()
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('ArrowDown')
    if ((await option.getAttribute('aria-selected')) === 'true') break
  }
  await expect(option).toHaveAttribute('href', CODE_DEAL)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(CODE_DEAL)
  await expect(heading(page)).toHaveText(TITLE)

  const ticket = page.getByRole('complementary', { name: 'The offer' })
  const copy = ticket.getByRole('button', { name: 'Copy code' })
  await expect(copy).toBeVisible()
  await pressUntilFocused(page, 'Tab', copy)
  await page.keyboard.press('Enter')
  await expect(ticket.locator('[aria-live=polite]').filter({ hasText: 'Copied' })).toBeAttached()
  await expect(ticket.getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NANAS15')

  const heart = ticket.locator(`button[aria-label$="${TITLE}"]`)
  await pressUntilFocused(page, 'Tab', heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()

  await pressUntilFocused(
    page,
    'Shift+Tab',
    page.getByRole('banner').getByRole('link', { name: 'Saved, 1 deal' }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(heading(page)).not.toHaveText(TITLE)
  await expect(page.getByRole('main').getByRole('article')).toContainText(TITLE)
})

/** As far as anybody would go before giving up. */
const MOST_STOPS = 60

/** Fails when it cannot be reached, or when a stop on the way does not show that it has the focus. */
async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  const stops: string[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key)
    const { name, isSeen } = await page.evaluate(describeFocus)
    stops.push(name)
    expect(isSeen, `after ${stops.join(', ')} the focus is seen`).toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached by ${key}, only: ${stops.join(', ')}`)
}

/** Most show it by an outline of their own, tickets and fields by that of what is around them. */
function describeFocus() {
  const stop = document.activeElement
  const around = [stop, stop?.parentElement, stop?.closest('article')]
  const isSeen = around.some(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none',
  )
  const name = stop?.getAttribute('aria-label') ?? stop?.textContent ?? ''
  return { name: `${stop?.tagName} “${name.slice(0, 40)}”`, isSeen }
}
