import { expect, type Page } from 'playwright/test'
import { currentLink, expectSlide, featured, nextButton } from './carousel.ts'
import { test } from './journey.ts'
import { runUntil, stopClock } from './stopped-clock.ts'

// The automatic movement, on a clock that the journey controls.

test('slides advance until the pointer, the focus, a hidden tab or the visitor stops them, and the first follows the last', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto('/')
  const carousel = featured(page)
  await runUntil(page, () => nextButton(carousel).isVisible())
  const status = carousel.locator('p[aria-live]')
  await page.mouse.move(0, 0)

  await page.clock.runFor(3400)
  await expectSlide(carousel, 1)
  await expect(status).toHaveAttribute('aria-live', 'off')

  await carousel.hover()
  await expect(status).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(10_000)
  await expectSlide(carousel, 1)
  await page.mouse.move(0, 0)
  await expect(status).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(3400)
  await expectSlide(carousel, 2)

  await currentLink(carousel).focus()
  await page.clock.runFor(10_000)
  await expectSlide(carousel, 2)
  await currentLink(carousel).blur()
  await page.clock.runFor(3400)
  await expectSlide(carousel, 3)

  await carousel.getByRole('button', { name: 'Pause the slides' }).press('Enter')
  await carousel.getByRole('button', { name: 'Play the slides' }).blur()
  await page.clock.runFor(10_000)
  await expectSlide(carousel, 3)

  await carousel.getByRole('button', { name: 'Play the slides' }).press('Enter')
  await page.clock.runFor(3400)
  await expectSlide(carousel, 4)

  await carousel.getByRole('button', { name: 'Pause the slides' }).blur()
  await setHidden(page, true)
  await page.clock.runFor(10_000)
  await expectSlide(carousel, 4)
  await setHidden(page, false)
  await page.clock.runFor(3400)
  await expectSlide(carousel, 5)

  await nextButton(carousel).click()
  await page.clock.runFor(400)
  await page.mouse.move(0, 0)
  await expect(carousel.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expectSlide(carousel, 6)
  await currentLink(carousel).focus()
  await page.keyboard.press('End')
  await page.clock.runFor(400)
  await expectSlide(carousel, 7)
  await expect(nextButton(carousel)).toHaveAttribute('aria-disabled', 'true')
  await carousel.getByRole('button', { name: 'Play the slides' }).press('Enter')
  await page.clock.runFor(3400)

  await expectSlide(carousel, 0)
})

test('with reduced motion nothing moves by itself, and arrows jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  await page.goto('/')
  const carousel = featured(page)
  await runUntil(page, () => nextButton(carousel).isVisible())
  await page.mouse.move(0, 0)

  await page.clock.runFor(20_000)

  await expectSlide(carousel, 0)
  await expect(carousel.getByRole('button', { name: /the slides$/ })).toHaveCount(0)
  await nextButton(carousel).click()
  await expectSlide(carousel, 1)
})

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
