import { expect, type Page } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { test } from './journey.ts'
import { watchTraffic } from './watch-traffic.ts'

const BUGIS = { latitude: 1.2996, longitude: 103.8551 }

function cards(page: Page) {
  return page.locator('main article').filter({ visible: true })
}

function sheet(page: Page) {
  return page.getByRole('dialog', { name: 'Filters' })
}

/** The button of the sheet once it says how many deals there are, and that number. */
async function liveCount(page: Page): Promise<number> {
  const show = sheet(page).getByRole('button', { name: /^Show \d+ deals?$/ })
  await expect(show).toBeVisible()
  return Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
}

async function choose(page: Page, label: string | RegExp): Promise<void> {
  await sheet(page).locator('label').filter({ hasText: label }).click()
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('main summary').filter({ hasText: 'Filters', visible: true }).click()
  await expect(sheet(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a sheet counts the matching deals, and chips remove filters', async ({ page }) => {
    await openLive(page, '/deals/food')
    await openSheet(page)

    await choose(page, /^Up to \$20/)
    const cheap = await liveCount(page)
    await choose(page, /^Halal/)
    const both = await liveCount(page)
    expect(both).toBeLessThan(cheap)
    const traffic = watchTraffic(page)
    await sheet(page).getByRole('button', { name: /^Show/ }).click()

    await expect(page).toHaveURL('/deals/food?max=20&diet=halal')
    // The list came with its count. Its links may be fetched ahead by now.
    expect(traffic.of('payload')).not.toContain('/deals/food?max=20&diet=halal')
    await expect(sheet(page)).toBeHidden()
    await expect(cards(page)).toHaveCount(both)
    await page.getByRole('link', { name: 'Remove filter: Halal' }).click()
    await expect(page).toHaveURL('/deals/food?max=20')
    await expect(page.getByRole('link', { name: 'Remove filter: Up to $20' })).toBeVisible()
    await expect(heading(page)).toHaveText('Food deals')

    await page.goBack()
    await expect(page).toHaveURL('/deals/food?max=20&diet=halal')
    await expect(cards(page)).toHaveCount(both)
    await page.goBack()
    await expect(page).toHaveURL('/deals/food')
    await expect(page.getByText('Remove filter').filter({ visible: true })).toHaveCount(0)
  })

  test('the sheet is closed by its button and by Escape, and says when a position is refused', async ({
    page,
  }) => {
    await openLive(page, '/deals')
    await openSheet(page)
    // Options that depend on the hour are counted once the sheet is open.
    await expect(sheet(page).locator('label').filter({ hasText: 'Tomorrow' })).toContainText(/\d/)
    await choose(page, /^Online/)
    await sheet(page).getByRole('button', { name: 'Close filters' }).click()
    await expect(sheet(page)).toBeHidden()

    await openSheet(page)
    await sheet(page).getByRole('button', { name: 'Near me' }).click()
    await expect(sheet(page).getByRole('status')).toHaveText(
      'Your browser does not share your location. Type a postal code, a station or an area instead.',
    )
    await page.keyboard.press('Escape')

    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL('/deals')
  })

  test('another category keeps the filters and counts the matching deals, and so does a search', async ({
    page,
  }) => {
    await openLive(page, '/deals/food?max=50')
    const grocery = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', {
      name: /^Groceries/,
    })
    const count = Number(/\d+/.exec((await grocery.textContent()) ?? '')?.[0])

    await grocery.click()

    await expect(page).toHaveURL('/deals/grocery?max=50')
    await expect(cards(page)).toHaveCount(count)
    // A search is filtered by the same sheet.
    await openLive(page, '/search?q=rice')
    await openSheet(page)
    await choose(page, /^Food/)
    const found = await liveCount(page)
    await sheet(page).getByRole('button', { name: /^Show/ }).click()

    await expect(page).toHaveURL('/search?q=rice&category=food')
    await expect(heading(page)).toHaveText(new RegExp(`^${found} deals? for “rice”`))
  })

  test('“Near me” asks for the nearest station, and the position stays on the device', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(BUGIS)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await openLive(page, '/deals')
    await openSheet(page)

    await sheet(page).getByRole('button', { name: 'Near me' }).click()
    await expect(sheet(page).getByRole('status')).toContainText(
      'Bugis is the nearest station to you. Your location stays on this device.',
    )
    await liveCount(page)
    await sheet(page).getByRole('button', { name: /^Show/ }).click()

    await expect(page).toHaveURL('/deals?near=Bugis&sort=near')
    await expect(cards(page).first()).toContainText(/about \d+ m, \d+ min walk/)
    expect(sent.filter((line) => /1\.29|103\.85/.test(line))).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the same filters are a plain form', async ({ page }) => {
      await page.goto('/deals/food')
      await page.locator('main summary').filter({ hasText: 'Filters' }).click()
      const form = page.getByRole('search', { name: 'Filter deals' })

      await form
        .locator('label')
        .filter({ hasText: /^Up to \$20/ })
        .click()
      await form.getByLabel('Station, area or postal code').fill('tampines')
      await form.getByRole('button', { name: 'Show deals' }).click()

      await expect(page).toHaveURL(/\/deals\/food\?near=tampines&max=20$/)
      await expect(page.getByRole('link', { name: 'Remove filter: Up to $20' })).toBeVisible()
      await page.getByRole('link', { name: 'Remove filter: Up to $20' }).click()
      await expect(page).toHaveURL('/deals/food?near=Tampines')
      await expect(cards(page).first()).toContainText(/min walk/)
    })
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a click in the sidebar applies at once, keys only choose, and options without deals cannot be chosen', async ({
    page,
  }) => {
    await openLive(page, '/deals')
    const form = page.getByRole('search', { name: 'Filter deals' }).filter({ visible: true })
    // The page itself, which is valid all day, does not count what depends on the hour.
    await expect(form.locator('label').filter({ hasText: 'Tomorrow' })).toContainText(/\d/)
    await form.locator('label').filter({ hasText: 'Promo code' }).click()
    await expect(page).toHaveURL('/deals?redeem=code')
    await expect(form.getByRole('radio', { name: /^Promo code/ })).toBeChecked()

    await expect(heading(page)).toBeFocused()
    await form.getByRole('radio', { name: /^Promo code/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL('/deals?redeem=code')
    await page.keyboard.press('Enter')

    await expect(page).not.toHaveURL('/deals?redeem=code')
    await expect(page).toHaveURL(/\/deals\?redeem=\w+$/)
    // Options without deals cannot be chosen, and the others say how many they leave.
    await openLive(page, '/deals?diet=vegetarian')
    const vegan = form.getByRole('radio', { name: /^Vegan/ })
    const food = form.locator('label').filter({ hasText: 'Show at counter' })
    const count = Number(/\d+$/.exec((await food.textContent()) ?? '')?.[0])

    await expect(vegan).toBeDisabled()
    await food.click()
    await expect(page).toHaveURL('/deals?redeem=show&diet=vegetarian')
    await expect(cards(page)).toHaveCount(count)
  })
})
