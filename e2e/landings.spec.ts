import { expect, type Page } from 'playwright/test'
import { heading, navigate, openLive } from './app.ts'
import { test } from './journey.ts'

/** As it is kept on the device. */
function partnerId(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('lobang:visitor') ?? '{}').partnerId)
}

test('the device remembers the partner whose page was shown last, in any tab', async ({
  page,
  context,
}) => {
  await openLive(page, '/orchardroad')
  expect(await partnerId(page)).toBeFalsy()

  await navigate(page, '/dive')
  await expect.poll(() => partnerId(page)).toBe('dive')
  await navigate(page, '/eurokars')
  await expect.poll(() => partnerId(page)).toBe('eurokars')

  await page.goBack()
  await expect(heading(page)).toHaveText('Dive club perks')
  await expect.poll(() => partnerId(page)).toBe('dive')
  await navigate(page, '/sg60')
  await expect.poll(() => partnerId(page)).toBe('dive')

  await openLive(page, '/oth/search')
  await expect.poll(() => partnerId(page)).toBe('oth')
  // Two tabs with two partners do not overwrite each other.
  await openLive(page, '/dive')
  await expect.poll(() => partnerId(page)).toBe('dive')
  const other = await context.newPage()
  await openLive(other, '/oth')

  await expect.poll(() => partnerId(page)).toBe('oth')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await partnerId(other)).toBe('oth')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a partner’s page searches its own deals and leads to its texts', async ({ page }) => {
    await page.goto('/oth')

    await page.getByRole('link', { name: 'Questions and answers' }).click()
    await expect(page).toHaveURL('/oth/faq')
    await page.goBack()
    await page.getByRole('link', { name: 'Privacy notice' }).click()
    await expect(page).toHaveURL('/oth/privacy')
    await page.goBack()
    await page.getByRole('main').getByRole('searchbox').fill('tea')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/oth/search?q=tea')
    await expect(
      page
        .getByRole('link', { name: 'Back to Hub residents’ perks' })
        .or(page.getByRole('link', { name: "Back to Hub residents' perks" })),
    ).toBeVisible()
  })
})

test('the header’s picture ends with the column', async ({ page }) => {
  await openLive(page, '/gardens-parks')
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })

    const [picture, lastCard] = await Promise.all([
      page.locator('main header img').boundingBox(),
      page.locator('main article').nth(3).boundingBox(),
    ])
    const rightOf = (box: typeof picture) => Math.round((box?.x ?? 0) + (box?.width ?? 0))
    expect(rightOf(picture), `${width} px`).toBe(rightOf(lastCard))
  }
})
