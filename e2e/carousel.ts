import { expect, type Locator, type Page } from 'playwright/test'

/** A deal with three pictures. */
export const DEAL = '/deals/food/kaya-toast-set-two-for-one'
export const phone = { width: 390, height: 844 }

export function featured(page: Page): Locator {
  return page.getByRole('region', { name: 'Picked by our desks' })
}

export function pictures(page: Page): Locator {
  return page.getByRole('region', { name: 'Pictures' })
}

export function nextButton(carousel: Locator): Locator {
  return carousel.getByRole('button', { name: /^Next/ })
}

/** The link of the slide in view: the others are out of the way. */
export function currentLink(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription=slide]:not([inert])').getByRole('link')
}

/** Which slide fills the view, from 0; `null` while they move. */
export function slideInView(carousel: Locator): Promise<number | null> {
  return carousel.evaluate((section) => {
    const slides = [...section.querySelectorAll('[aria-roledescription=slide]')]
    const box = section.getBoundingClientRect()
    const place = slides.findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - box.left) < 2,
    )
    return place < 0 ? null : place
  })
}

export function expectSlide(carousel: Locator, slide: number) {
  return expect.poll(() => slideInView(carousel)).toBe(slide)
}
