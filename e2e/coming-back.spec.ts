import { expect, type Page } from 'playwright/test'
import { openLive } from './app.ts'
import { axeFaults } from './axe.ts'
import { stored } from './hand.ts'
import { test } from './journey.ts'
import { watchShifts } from './watch-shifts.ts'
import { settleTraffic } from './watch-traffic.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The last visit was some days ago, to this brand's page, which was followed, and to a list near Bugis. */
async function comeBack(page: Page, days = 20): Promise<void> {
  await page.clock.setFixedTime(Date.now() - days * DAY_MS)
  await openLive(page, '/deals?near=Bugis')
  await expect.poll(() => stored(page, 'lobang:area')).toBe('Bugis')
  await openLive(page, '/brands/slow-pearl')
  await page.getByRole('main').getByRole('button', { name: 'Follow Slow Pearl' }).first().click()
  await expect.poll(() => stored(page, 'lobang:visitor')).toContain('slow-pearl')
  // The visit ends with its last page.
  await page.goto('about:blank')
  await page.clock.setFixedTime(Date.now())
}

function shelf(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('a first visit has no marks and no own shelves', async ({ page }) => {
  await openLive(page, '/')

  await settleTraffic(page)

  await expect(page.locator('article > b')).toHaveCount(0)
  await expect(shelf(page, 'From brands you follow')).toHaveCount(0)
})

test('new deals are marked and own shelves appear, and nothing moves', async ({ page }) => {
  await comeBack(page)
  const readShifts = await watchShifts(page)

  let room: string | null = null
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    // The first page with shelves learns how much room they take at this width.
    await openLive(page, '/')
    await expect(shelf(page, 'From brands you follow')).toBeVisible()
    await expect(shelf(page, 'Near Bugis')).toBeVisible()
    await expect.poll(() => stored(page, 'lobang:shelves')).not.toBe(room)
    room = await stored(page, 'lobang:shelves')

    await openLive(page, '/')
    await expect(shelf(page, 'From brands you follow').getByRole('article').first()).toBeVisible()
    await settleTraffic(page)

    // Without the room that is left for them, the shelves alone would move half of a wide screen.
    expect(await readShifts()).toEqual([])
    await expect(page.locator('article > b').filter({ visible: true }).first()).toHaveText('New')
    expect(await page.context().cookies()).toEqual([])
    expect(await axeFaults(page)).toEqual([])
  }
})

test('nearby deals are requested by the name of a station, which is removed with everything else', async ({
  page,
}) => {
  await comeBack(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))

  await openLive(page, '/')
  await expect(shelf(page, 'Near Bugis')).toBeVisible()

  // No time of a visit either; names of pictures may have as many digits among their letters.
  expect(asked.filter((url) => /lobang:|visit|\b\d{13}\b/.test(url))).toEqual([])
  await openLive(page, '/settings')
  await page.getByRole('button', { name: 'Remove everything saved on this device' }).click()
  await page.getByRole('button', { name: 'Yes, remove everything' }).click()
  await expect(page.getByText('Removed. This device stores nothing of yours now.')).toBeVisible()
  // Which letters have loaded says nothing of the visitor.
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key !== 'lobang:fonts')).toEqual([])
})
