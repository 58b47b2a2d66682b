import { expect, type Locator } from 'playwright/test'
import { everyTrial } from '../test/machine.ts'
import { heading, mainLink, openLive } from './app.ts'
import { axeFaults } from './axe.ts'
import {
  currentLink,
  DEAL,
  expectSlide,
  featured,
  nextButton,
  phone,
  slideInView,
} from './carousel.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { scriptsOf } from './scripts-of.ts'
import { stubConnection } from './stub-connection.ts'
import { watchShifts } from './watch-shifts.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

const SWIPER = /\/assets\/(use-swiper|playing-carousel|zooming-carousel|slide-steps)-/

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('all featured deals are in a row that scrolls, starting with the first', async ({
    page,
  }) => {
    await page.goto('/')

    const row = featured(page)
    const first = row.getByRole('link').first()
    expect((await first.boundingBox())?.x).toBeLessThan(phone.width)
    await expect(row.locator('img').first()).toHaveAttribute('fetchpriority', 'high')
    const last = row.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(first).not.toBeInViewport()
    await expect(row.getByRole('button').filter({ visible: true })).toHaveCount(0)
  })
})

test('data savers load the carousel’s code on demand, and its slides do not advance by themselves', async ({
  page,
  request,
}) => {
  await stubConnection(page, { saveData: true })
  const traffic = watchTraffic(page)
  for (const path of [DEAL, '/']) {
    const named = await scriptsOf(request, path)
    expect(named.filter((src) => SWIPER.test(src))).toEqual([])
    traffic.clear()

    await openLive(page, path)
    await settleTraffic(page)

    expect(traffic.of('script').filter((src) => SWIPER.test(src))).toEqual([])
    await page.locator('[aria-roledescription=carousel]').hover()
    await expect.poll(() => traffic.of('script').some((src) => SWIPER.test(src))).toBe(true)
    await expect(nextButton(page.locator('main'))).toBeVisible()
  }
  await expect(featured(page).getByRole('button', { name: /the slides$/ })).toHaveCount(0)
})

test('the carousel starts where the row was scrolled to, and nothing moves', async ({ page }) => {
  await page.setViewportSize(phone)
  const readShifts = await watchShifts(page)
  const code = await holdBack(page, SWIPER)
  await openLive(page, '/')
  await featured(page).hover()
  await expect.poll(() => code.paths.length).toBeGreaterThan(0)
  await featured(page)
    .locator('[aria-roledescription=slide]')
    .nth(2)
    .evaluate((slide) => slide.scrollIntoView({ block: 'nearest', inline: 'start' }))
  await expectSlide(featured(page), 2)
  const before = await featured(page).boundingBox()

  code.release()

  await expect(nextButton(featured(page))).toBeVisible()
  expect(await slideInView(featured(page))).toBe(2)
  expect(await featured(page).boundingBox()).toEqual(before)
  expect(await readShifts()).toEqual([])
})

test('keys and a drag move the slides, only the slide in view can have the focus, and a visit to another page keeps it', async ({
  page,
}) => {
  await openLive(page, '/')
  const carousel = featured(page)
  await expect(nextButton(carousel)).toBeVisible()
  const links = currentLink(carousel)
  await expect(links).toHaveCount(1)
  const title = (await links.textContent()) ?? ''
  await links.focus()

  await page.keyboard.press('ArrowRight')

  await expectSlide(carousel, 1)
  await expect(links).toHaveCount(1)
  await expect(links).not.toHaveText(title)
  await expect(links).toBeFocused()
  await expect(carousel.locator('p[aria-live]')).toHaveText(`2 of 8: ${await links.textContent()}`)
  await page.keyboard.press('ArrowLeft')
  await expectSlide(carousel, 0)
  await page.keyboard.press('ArrowLeft')
  await expectSlide(carousel, 0)

  const box = (await carousel.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  // Its lower end may be below the screen.
  const y = box.y + 120
  // A slow drag counts when it goes over half of the slide, and is not a click.
  await page.mouse.move(box.x + box.width - 40, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, y, { steps: 8 })
  await page.mouse.up()
  await expectSlide(carousel, 1)
  await expect(page).toHaveURL('/')
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText(/brands/i)
  await page.goBack()

  await expectSlide(featured(page), 1)
  await nextButton(featured(page)).click()
  await expectSlide(featured(page), 2)
  const last = (await links.textContent()) ?? ''
  await links.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(last)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone })

  test('a featured deal starts within the first 240 px and is eager', async ({ page }) => {
    await openLive(page, '/')

    const box = await featured(page).boundingBox()
    expect(box?.y).toBeLessThan(240)
    const [first, second] = await featured(page).locator('article img').all()
    await expect(first as Locator).toHaveAttribute('loading', 'eager')
    await expect(second as Locator).not.toHaveAttribute('fetchpriority')
  })
})

test('axe finds no violation in a live carousel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, only] of [
    ['/', 390],
    [DEAL, 1280],
  ] as const) {
    for (const width of everyTrial ? [390, 1280] : [only]) {
      await page.setViewportSize({ width, height: 844 })
      await openLive(page, path)
      const carousel = page.locator('[aria-roledescription=carousel]')
      await carousel.hover()
      await expect(nextButton(carousel)).toBeVisible()

      expect(await axeFaults(page, { within: '[aria-roledescription=carousel]' })).toEqual([])
    }
  }
})
