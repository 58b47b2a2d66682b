import { expect, type Page } from 'playwright/test'
import { openLive } from './app.ts'
import { DEAL, expectSlide, nextButton, phone, pictures } from './carousel.ts'
import { test } from './journey.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the pictures of a deal are in a row that scrolls', async ({ page }) => {
    await page.goto(DEAL)

    const images = pictures(page).getByRole('img')
    await expect(images).toHaveCount(3)
    await images.last().scrollIntoViewIfNeeded()
    await expect(images.last()).toBeInViewport()
    await expect(images.first()).not.toBeInViewport()
  })
})

test('no button of the gallery covers another on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await openLive(page, DEAL)
  const gallery = pictures(page)
  await gallery.hover()
  await expect(nextButton(gallery)).toBeVisible()

  const next = await nextButton(gallery).boundingBox()
  const zoom = await gallery.getByRole('button', { name: 'Zoom in' }).boundingBox()
  expect((next?.y ?? Infinity) + (next?.height ?? 0)).toBeLessThanOrEqual(zoom?.y ?? 0)
  expect(next?.y).toBeGreaterThan((await gallery.boundingBox())?.y ?? Infinity)
})

test('keys, a double click and a button zoom a picture, arrows move it, and Escape leaves', async ({
  page,
}) => {
  await openLive(page, DEAL)
  const gallery = pictures(page)
  await gallery.hover()
  await expect(nextButton(gallery)).toBeVisible()
  const image = gallery.getByRole('img').first()
  const width = (await image.boundingBox())?.width ?? 0
  const times = async () => Math.round(((await image.boundingBox())?.width ?? 0) / width)

  await image.dblclick()
  await expect.poll(times).toBe(3)
  await gallery.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(times).toBe(1)
  await gallery.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(times).toBe(2)
  await gallery.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(times).toBe(1)
  await gallery.getByRole('group', { name: 'Pictures' }).focus()

  await page.keyboard.press('+')
  await expect.poll(times).toBe(2)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(times).toBe(3)
  const left = (await image.boundingBox())?.x ?? 0
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await image.boundingBox())?.x).toBeLessThan(left)
  await page.keyboard.press('-')
  await expect.poll(times).toBe(2)
  await page.keyboard.press('Escape')
  await expect.poll(times).toBe(1)

  await page.keyboard.press('ArrowRight')
  await expectSlide(gallery, 1)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone })

  test('a picture is zoomed by a double tap and by two fingers', async ({ page }) => {
    await openLive(page, DEAL)
    const gallery = pictures(page)
    // Until the visitor does something, a phone has better things to load.
    await expect(nextButton(gallery)).toBeHidden()
    // The gallery hydrates a moment after the app, and listens from then on.
    await expect(async () => {
      await page.mouse.wheel(0, 2)
      await expect(nextButton(gallery)).toBeVisible({ timeout: 2000 })
    }).toPass()
    const image = gallery.getByRole('img').first()
    const box = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const times = async () => ((await image.boundingBox())?.width ?? 0) / box.width
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

    // On a busy machine two taps may come too far apart to be one double tap.
    await expect(async () => {
      if ((await times()) < 1.1) {
        await page.touchscreen.tap(middle.x, middle.y)
        await page.touchscreen.tap(middle.x, middle.y)
      }
      await expect.poll(times, { timeout: 2000 }).toBeCloseTo(3)
    }).toPass()
    await gallery.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(times).toBeCloseTo(1)

    await pinch(page, middle, { from: 40, to: 80 })
    await expect.poll(times).toBeGreaterThan(1.5)
  })
})

async function pinch(
  page: Page,
  { x, y }: { x: number; y: number },
  { from, to }: { from: number; to: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : fingers(apart),
    })
  await send('touchStart', from)
  for (let step = 1; step <= 8; step++) await send('touchMove', from + ((to - from) * step) / 8)
  await send('touchEnd')
}
