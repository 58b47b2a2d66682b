import { expect, type Page } from 'playwright/test'
import { heading, mainLink, openActive } from './app.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { withoutPrefetch } from './stub-connection.ts'

const THROTTLE_MS = 200
const DURATION_MS = 2000
const HIDE_MS = 500
const RESET_MS = 400

test('a navigation shorter than the throttle shows no bar, a slow one a thin bar that grows, ends, fades and starts again', async ({
  page,
}) => {
  await stopTheClock(page)
  const held = await holdBack(page, /_payload\.json/)
  await page.evaluate(watchBar)

  await mainLink(page, 'Brands').click()
  await expect.poll(() => held.paths.length).toBe(1)
  await page.clock.runFor(THROTTLE_MS - 10)
  held.release()
  await expect(heading(page)).toHaveText('Brands')
  await page.clock.runFor(5000)

  expect(await page.evaluate(() => document.documentElement.dataset.barSeen)).toBeUndefined()

  const slow = await holdBack(page, /_payload\.json/)
  await mainLink(page, 'Blog').click()
  await expect.poll(() => slow.paths.length).toBe(1)
  await page.clock.runFor(THROTTLE_MS - 10)
  expect(await bar(page)).toMatchObject({ shown: false })
  await page.clock.runFor(10)
  expect(await bar(page)).toMatchObject({ shown: true, top: 0, height: 3 })

  let elapsed = 0
  for (const step of [500, 500, 1000, 2000]) {
    elapsed += step
    await page.clock.runFor(step)
    // The last frame is up to 16 ms old.
    const { percent } = await bar(page)
    expect(percent, `after ${elapsed} ms`).toBeLessThan(expectedPercent(elapsed + 1))
    expect(percent, `after ${elapsed} ms`).toBeGreaterThan(expectedPercent(elapsed - 40))
  }
  expect(Math.round(expectedPercent(1000))).toBe(50)
  expect((await bar(page)).percent).toBeLessThan(100)

  slow.release()
  await expect(heading(page)).toHaveText('Blog')
  await expect.poll(async () => (await bar(page)).percent).toBe(100)
  await page.clock.runFor(HIDE_MS - 10)
  expect(await bar(page)).toMatchObject({ shown: true, percent: 100 })
  await page.clock.runFor(20)
  expect(await bar(page)).toMatchObject({ shown: false, percent: 100 })
  await page.clock.runFor(RESET_MS - 20)
  expect(await bar(page)).toMatchObject({ shown: false, percent: 100 })
  await page.clock.runFor(20)
  expect(await bar(page)).toMatchObject({ shown: false, percent: 0 })
})

test('the bar belongs to the last navigation, not to an aborted one', async ({ page }) => {
  await stopTheClock(page)
  const held = await holdBack(page, /_payload\.json/)
  await mainLink(page, 'Brands').click()
  await expect.poll(() => held.paths.length).toBe(1)
  await page.clock.runFor(2000)
  expect(await bar(page)).toMatchObject({ shown: true })

  await mainLink(page, 'Blog').click()
  await expect.poll(() => held.paths.length).toBe(2)
  await page.clock.runFor(THROTTLE_MS + 1000)

  expect((await bar(page)).percent).toBeCloseTo(expectedPercent(1000), 0)
  held.release()
  await expect(heading(page)).toHaveText('Blog')
  await expect.poll(async () => (await bar(page)).percent).toBe(100)
})

async function stopTheClock(page: Page): Promise<void> {
  await withoutPrefetch(page)
  await page.clock.install()
  await openActive(page, '/settings')
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The visible state of the bar. */
function bar(page: Page) {
  return page.locator('.loading-bar').evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    const percent = Number(/scaleX\(([\d.e-]+)\)/.exec(element.style.transform)?.[1] ?? 0) * 100
    const hidden = element.hasAttribute('hidden')
    return { shown: !hidden && element.style.opacity !== '0', top, height, percent }
  })
}

function expectedPercent(elapsed: number): number {
  return (2 / Math.PI) * 100 * Math.atan(((elapsed / DURATION_MS) * 100) / 50)
}

function watchBar(): void {
  const element = document.querySelector('.loading-bar')
  if (!element) throw new Error('There is no bar to watch')
  new MutationObserver(() => {
    if (!element.hasAttribute('hidden')) document.documentElement.dataset.barSeen = 'true'
  }).observe(element, { attributes: true })
}
