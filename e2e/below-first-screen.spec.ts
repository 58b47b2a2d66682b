import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

const LIST = '/deals/food'

test('a phone renders the parts below its first screen in idle moments', async ({ page }) => {
  const idle = await holdIdleMoments(page)
  for (const path of [
    '/',
    LIST,
    '/search?q=laksa',
    '/blog/student-deals-and-discounts-in-singapore',
  ]) {
    await page.goto(path)
    await expect.poll(() => hiddenLinks(page), path).toBeGreaterThan(5)
    expect(await page.evaluate(firstHidden), path).toBeGreaterThan(700)

    await idle.release()

    await expect.poll(() => hiddenLinks(page), path).toBe(0)
  }
})

test('the terms and texts of a deal wait for an idle moment too', async ({ page }) => {
  const idle = await holdIdleMoments(page)
  await page.goto('/deals/food/kaya-toast-set-two-for-one')
  const deal = page.locator('main article').first()
  const parts = { text: deal.locator('> :last-child'), terms: deal.locator('dl') }
  const isShown = (name: keyof typeof parts) =>
    parts[name].evaluate((part) => part.firstElementChild?.checkVisibility())
  const topOf = (name: keyof typeof parts) =>
    parts[name].evaluate((part) => part.getBoundingClientRect().top)
  expect(await isShown('text')).toBe(false)
  expect(await isShown('terms')).toBe(false)
  expect(await topOf('text')).toBeGreaterThan(844)
  // Behind the bar at the bottom of the screen.
  expect(await topOf('terms')).toBeGreaterThan(700)

  await idle.release()

  await expect.poll(() => isShown('text')).toBe(true)
  await expect.poll(() => isShown('terms')).toBe(true)
})

const acts: Record<string, (page: Page) => Promise<unknown>> = {
  scrolls: (page) => page.mouse.wheel(0, 300),
  'moves the focus': (page) => page.keyboard.press('Tab'),
  'puts a finger on the screen': (page) => page.mouse.down(),
  prints: (page) => page.pdf(),
  "opens the browser's search": (page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
}

for (const [name, act] of Object.entries(acts)) {
  test(`a visitor who ${name} gets the whole page at once`, async ({ page }) => {
    await holdIdleMoments(page)
    await page.goto(LIST)
    expect(await hiddenLinks(page)).toBeGreaterThan(5)

    await act(page)

    await expect.poll(() => hiddenLinks(page)).toBe(0)
  })
}

test('a fragment leads to a page that shows everything', async ({ page }) => {
  await holdIdleMoments(page)

  await page.goto(`${LIST}#main`)

  expect(await hiddenLinks(page)).toBe(0)
})

test('going back to a scrolled page shows the content there', async ({ page }) => {
  await holdIdleMoments(page)
  await page.goto(LIST)
  await page.evaluate(() => scrollTo(0, 2500))
  await expect.poll(() => hiddenLinks(page)).toBe(0)

  await page.reload()

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
  await expect.poll(() => hiddenLinks(page)).toBe(0)
})

test('a wide screen hides nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await holdIdleMoments(page)

  await page.goto(LIST)

  expect(await hiddenLinks(page)).toBe(0)
})

/** A browser that is busy, and whose long timers do not fire. */
async function holdIdleMoments(page: Page): Promise<{ release(): Promise<void> }> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    let isHeld = true
    const whenIdle = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (work) => (isHeld ? waiting.push(work) : whenIdle(work))
    const setTimer = window.setTimeout.bind(window)
    const setShortTimer = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < 1000 ? setTimer(work, ms, ...rest) : 0
    const release = () => {
      isHeld = false
      for (const work of waiting.splice(0)) whenIdle(work)
    }
    Object.assign(window, { setTimeout: setShortTimer, release })
  })
  return { release: () => page.evaluate(() => Reflect.get(window, 'release')()) }
}

/** Links of cards and of the footer that nobody can see or find. */
function hiddenLinks(page: Page): Promise<number> {
  return page.locator('article a:not(details a), footer a').evaluateAll((links) => {
    return links.filter((link) => !link.checkVisibility()).length
  })
}

/** The position of the first hidden part that is not beside the screen. Parts inside hidden ones have no position yet. */
function firstHidden(): number {
  const places = [...document.querySelectorAll('[data-below]')]
    .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
    .map((part) => part.getBoundingClientRect())
  return Math.min(...places.filter(({ left }) => left < innerWidth).map(({ top }) => top + scrollY))
}
