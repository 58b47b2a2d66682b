import { expect, type Page } from 'playwright/test'
import { enterDesk, test } from './desk-site.ts'

test('the buttons of a campaign keep the focus while they send, and send once', async ({
  page,
  desk,
  allow,
}) => {
  // What the server refuses is in the console too.
  allow(/Failed to load resource/)
  await enterDesk(page, desk)
  await page.goto('/desk/campaigns')
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page.getByLabel('Name of the campaign').fill('National Day')
  await page.keyboard.press('Enter')

  // Refused: it would end before it begins.
  const schedule = page.getByRole('button', { name: 'Schedule' })
  await page.getByLabel('Begins, in Singapore').fill('2099-08-09T10:00')
  await page.getByLabel('Take back on (optional)').fill('2099-08-08T10:00')
  await pressTwice(page, schedule, '/schedule')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(schedule).toBeFocused()

  const remove = page.getByRole('button', { name: 'Remove the campaign' })
  await pressTwice(page, remove, '/remove')
  await expect(page.getByText('The campaign is gone.')).toBeVisible()
  await expect(page).toHaveURL(/\/desk\/campaigns$/)
})

/** Presses the button twice while the server's answer waits. */
async function pressTwice(page: Page, button: ReturnType<Page['getByRole']>, act: string) {
  const held = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`**/desk/api/campaigns/*${act}`, async (route) => {
    sent += 1
    await held.promise
    await route.continue()
  })
  const answer = page.waitForResponse((response) => response.url().endsWith(act))

  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  held.resolve()
  await answer

  expect(sent).toBe(1)
}
