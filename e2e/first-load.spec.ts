// Longer than most: journeys that share one way to read what a first load fetches.
import { brotliCompressSync } from 'node:zlib'
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { encodeBody } from '../src/pagecache/encoded-body.ts'
import { everyTrial } from '../test/machine.ts'
import { heading, navigate, openLive, whenLive } from './app.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { whenQuiet } from './page-states.ts'
import { scriptsOf } from './scripts-of.ts'
import { withoutPrefetch } from './stub-connection.ts'
import { watchShifts } from './watch-shifts.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

/** With them and its markup, the document of the home page stays below its own limit. */
const MAX_STYLE_BYTES = 8_500
const MAX_HOME_BYTES = 16_000
const SCRIPTS = /\/assets\/.*\.js$/
/** What some pages add to themselves, now and then before anybody can look. */
const LATE_PARTS = /\/assets\/(report-form|action-bar|saved-part|send-count)-/

/** In bytes. Pages without deal cards, and the home page: see docs/performance.md. */
const mostScript = { '/settings': 68_000, '/privacy': 68_000, '/terms': 68_000, '/': 72_000 }

// The density of phones. With one pixel for each CSS pixel, widths of texts are rounded, which hides small movements.
test.use({ deviceScaleFactor: 2 })

test('a page fetches the scripts that its document names, after the first paint and with low priority, and no stylesheet', async ({
  page,
  request,
}) => {
  const session = await page.context().newCDPSession(page)
  const priorities: Record<string, string> = {}
  session.on('Network.requestWillBeSent', ({ type, request: { url, initialPriority } }) => {
    if (type === 'Script') priorities[new URL(url).pathname] = initialPriority
  })
  await session.send('Network.enable')
  await withoutPrefetch(page)
  const traffic = watchTraffic(page)
  const stylesheets: string[] = []
  page.on('request', (sent) => {
    if (sent.resourceType() === 'stylesheet') stylesheets.push(sent.url())
  })

  await openLive(page, '/')
  await settleTraffic(page)

  const named = await scriptsOf(request, '/')
  expect(named.length).toBeGreaterThan(1)
  expect(traffic.of('script').toSorted()).toEqual(named.toSorted())
  expect(priorities).toEqual(Object.fromEntries(named.map((src) => [src, 'Low'])))
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked).toHaveLength(named.length)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
  // Nothing that this page asks for late is taken for the next one's.
  await page.goto('about:blank')
  traffic.clear()
  await openLive(page, '/settings')
  await settleTraffic(page)
  expect(traffic.of('script').toSorted()).toEqual(
    (await scriptsOf(request, '/settings')).toSorted(),
  )
  expect(stylesheets).toEqual([])
})

test('the scripts that a document names are within the limit of bytes', async ({ request }) => {
  for (const [path, most] of Object.entries(mostScript)) {
    const named = await scriptsOf(request, path)
    const sizes = await Promise.all(named.map((src) => brotliSize(request, src)))
    expect(sizes.length).toBeGreaterThan(1)
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    expect(bytes, path).toBeLessThanOrEqual(most)
  }
})

test('a tab that paints nothing still gets its app', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })

  await openLive(page, '/privacy')
})

test('the styles of a page are inline and within the budget', async ({ request }) => {
  for (const path of ['/', '/deals/food', '/deals/food/kaya-toast-set-two-for-one', '/privacy']) {
    const html = await (await request.get(path)).text()

    const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css)
    const css = styles.join('')
    expect(styles, path).toHaveLength(2)
    expect(html, path).not.toMatch(/<link[^>]+rel="?stylesheet/)
    const size = brotliCompressSync(css).byteLength
    expect(size, path).toBeGreaterThan(1000)
    expect(size, path).toBeLessThanOrEqual(MAX_STYLE_BYTES)
  }
})

test(`the document of the home page has at most ${MAX_HOME_BYTES} bytes`, async ({ request }) => {
  const html = await (await request.get('/')).text()

  // The site of these journeys saves itself the effort.
  const served = await encodeBody(html, 'finest')

  expect(served.bytes.br.byteLength).toBeLessThanOrEqual(MAX_HOME_BYTES)
})

test('a page reached by a link has the styles of a first load', async ({ page }) => {
  const lookOf = () => page.locator('main :visible').evaluateAll(readLooks)
  await openLive(page, '/deals/food/kaya-toast-set-two-for-one')
  // The carousel's buttons come late.
  await whenQuiet(page)
  const first = await lookOf()
  await openLive(page, '/settings')

  await navigate(page, '/deals/food/kaya-toast-set-two-for-one')

  await expect.poll(lookOf).toEqual(first)
})

/** Browsers count less as no shift. */
const NOTICED_PX = 3
/** Each page in one of two widths; `TRIALS=all npm test -- e2e/first-load.spec.ts` takes both. */
const shiftless = [
  ['/', 390],
  ['/deals/food', 1280],
  ['/deals/food/kaya-toast-set-two-for-one', 390],
] as const

for (const [path, only] of shiftless) {
  for (const width of everyTrial ? [390, 1280] : [only]) {
    test(`nothing moves on ${path} at ${width} px when slow fonts arrive`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      // The carousel does not play: on a slow machine its next slide would come meanwhile.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const readShifts = await watchShifts(page)
      const fonts = await holdBack(page, /\.woff2$/)
      await openLiveWithoutFonts(page, path)
      await expect.poll(() => fonts.paths.length).toBeGreaterThan(0)
      await expect(page.locator('html')).toHaveAttribute('data-fonts')
      const pricesBefore = await placesOfOldPrices(page)

      fonts.release()
      // The last part with text.
      await expect(page.locator('body > footer')).toHaveAttribute('data-fonts')

      expect(await readShifts()).toEqual([])
      const prices = await placesOfOldPrices(page)
      const moves = prices.map((x, index) => Math.abs(x - (pricesBefore[index] ?? Number.NaN)))
      expect(Math.max(...moves)).toBeLessThan(NOTICED_PX)
      // Parts in which they would have moved something wait for a tap.
      await heading(page).click()
      await expect(page.locator('main > div')).toHaveAttribute('data-fonts', '')
      // The tap also brings the styles of all pages, which name the fonts again.
      await expect
        .poll(() => page.evaluate(loadedFamilies))
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^"?Bricolage"?$/),
            expect.stringMatching(/^"?Hanken"?$/),
          ]),
        )
    })
  }
}

for (const path of ['/', '/deals/food']) {
  test(`rows of chips on ${path} get late fonts without a tap`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // The carousel does not play: on a slow machine its next slide would come meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const readShifts = await watchShifts(page)
    const fonts = await holdBack(page, /\.woff2$/)
    await openLiveWithoutFonts(page, path)
    expect((await page.evaluate(chipsInFallbackFonts)).length).toBeGreaterThan(2)

    fonts.release()

    await expect.poll(() => page.evaluate(chipsInFallbackFonts)).toEqual([])
    expect(await readShifts()).toEqual([])
  })
}

test('a small page shows late fonts without a tap', async ({ page }) => {
  const fonts = await holdBack(page, /\.woff2$/)
  await openLiveWithoutFonts(page, '/settings')

  fonts.release()

  await expect
    .poll(() => heading(page).evaluate((shown) => getComputedStyle(shown).fontFamily))
    .toMatch(/^"?Bricolage"?,/)
})

test('a page that the visitor has left gets late fonts while it is hidden', async ({ page }) => {
  const fonts = await holdBack(page, /\.woff2$/)
  await openLiveWithoutFonts(page, '/deals/food')
  fonts.release()
  await expect(page.locator('body > footer')).toHaveAttribute('data-fonts')

  await page.locator('main article a').first().click()

  await expect(page.locator('body')).toHaveAttribute('data-fonts', '')
  const familyOf = (shown: Element) => getComputedStyle(shown).fontFamily
  expect(await heading(page).evaluate(familyOf)).toMatch(/^"?Bricolage"?,/)
  const list = page.locator('main > .kept')
  await expect(list).toHaveAttribute('data-fonts', '')
  // It is still hidden, and keeps its layout.
  await expect(list).toHaveAttribute('style', '')
  await expect(list).toBeHidden()
  await page.goBack()
  await expect(heading(page)).toHaveText('Food deals')
  const titles = await page.locator('main > div:not(.kept) article h3').all()
  for (const title of titles.slice(0, 6))
    expect(await title.evaluate(familyOf)).toMatch(/^"?Bricolage"?,/)
})

test('fonts of an earlier visit are requested before the first frame, others after it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() => performance.mark('first frame'))
  })
  await openLive(page, '/')
  await expect.poll(() => page.evaluate(areFontsRequestedFirst)).toBe(false)

  await page.reload()

  await expect.poll(() => page.evaluate(areFontsRequestedFirst)).toBe(true)
})

const hydrated = [
  ['/', '/deals/food/kaya-toast-set-two-for-one', '/blog/kopi-ordering-guide', '/privacy'],
  ['/search?q=laksa', '/dive', '/settings', '/profile', '/user-sitemap'],
]

for (const paths of hydrated) {
  test(`hydration adopts the markup of the server at ${paths.join(', ')}`, async ({ page }) => {
    // Parts that load late, such as a carousel's controls, are not part of it.
    await withoutPrefetch(page)
    const adopted: string[] = []
    for (const path of paths) {
      const scripts = await holdBack(page, SCRIPTS)
      const lateParts = await holdBack(page, LATE_PARTS)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('#shell-data').waitFor({ state: 'attached' })
      await page.evaluate(markElements)
      scripts.release()
      await whenLive(page)
      await settleIdle(page)
      if (await page.evaluate(isAllMarked)) adopted.push(path)
      lateParts.release()
      await page.unrouteAll()
    }

    expect(adopted).toEqual(paths)
  })
}

test('one or two early taps on the theme button all count', async ({ page }) => {
  await hurryIdleWork(page)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const [taps, theme] of [
    [1, 'dark'],
    [2, 'light'],
  ] as const) {
    const scripts = await holdBack(page, SCRIPTS)
    await page.goto('/', { waitUntil: 'commit' })

    await page.getByRole('button', { name: /theme/ }).click({ clickCount: taps })
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    scripts.release()

    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await settleIdle(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await page.unrouteAll()
    await page.evaluate(() => localStorage.clear())
  }
})

test('a theme chosen and hearts tapped before hydration all count', async ({ page }) => {
  await hurryIdleWork(page)
  const settings = await holdBack(page, SCRIPTS)
  await page.goto('/settings', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Dark' }).check()
  settings.release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.unrouteAll()

  const scripts = await holdBack(page, SCRIPTS)
  await page.goto('/deals/food', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Save: / })
    .nth(0)
    .click()
  await page
    .getByRole('button', { name: /^Save: / })
    .nth(1)
    .click()
  scripts.release()

  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Saved, 2 deals' })).toBeVisible()
})

async function openLiveWithoutFonts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await whenLive(page)
  // A frame with the fallback fonts must be painted first, or nothing could move.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
      }),
  )
}

async function brotliSize(request: APIRequestContext, src: string): Promise<number> {
  const response = await request.head(src, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()['content-encoding']).toBe('br')
  return Number(response.headers()['content-length'])
}

/**
 * A busy phone: what waits for an idle moment gets its turn two tasks later. That is after React has
 * hydrated, but before the effects by which components subscribe to what is on the device.
 */
async function hurryIdleWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work) => {
      const { port1, port2 } = new MessageChannel()
      let turns = 0
      port1.onmessage = () => {
        if (++turns === 2) work({ didTimeout: true, timeRemaining: () => 0 })
        else port2.postMessage(null)
      }
      port2.postMessage(null)
      return 0
    }
  })
}

function settleIdle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())))
}

function loadedFamilies(): string[] {
  return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
}

/** The chips in view that are shown in fallback fonts. */
function chipsInFallbackFonts(): string[] {
  const chips = [...document.querySelectorAll('main nav a')].filter((chip) => {
    const { top, left } = chip.getBoundingClientRect()
    return top < innerHeight && left < innerWidth
  })
  const isInFallback = (chip: Element) => /^"?\w+ Fallback/.test(getComputedStyle(chip).fontFamily)
  return chips.filter(isInFallback).map((chip) => chip.textContent)
}

/** `null` until the first frame has run and a font has been requested. */
function areFontsRequestedFirst(): boolean | null {
  const font = performance.getEntriesByType('resource').find(({ name }) => /woff2$/.test(name))
  const [frame] = performance.getEntriesByName('first frame')
  return font && frame ? font.startTime < frame.startTime : null
}

/** What most differs without its styles. */
function readLooks(elements: Element[]): string[] {
  return elements.map((element) => {
    const { display, color, padding, fontSize } = getComputedStyle(element)
    return `${element.localName} ${display} ${color} ${padding} ${fontSize}`
  })
}

/** Of those in view. The price that each follows changes its font. */
function placesOfOldPrices(page: Page): Promise<number[]> {
  return page.locator('main s').evaluateAll((prices) =>
    prices
      .map((price) => price.getBoundingClientRect())
      .filter(({ y, width }) => width > 0 && y > 0 && y < innerHeight)
      .map(({ x }) => x),
  )
}

function markElements(): void {
  for (const element of document.querySelectorAll('#app *'))
    Object.assign(element, { marked: true })
}

function isAllMarked(): boolean {
  const elements = [...document.querySelectorAll('#app *')]
  return elements.length > 20 && elements.every((element) => 'marked' in element)
}
