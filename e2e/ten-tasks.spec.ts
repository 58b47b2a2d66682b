import { expect, type Page } from 'playwright/test'
import { heading, openLive } from './app.ts'
import { createHand } from './hand.ts'
import { test } from './journey.ts'

// The most common tasks, on a phone, within a limit of taps. The others of the ten are in `ten-tasks-offline.spec.ts`
// and `ten-tasks-account.spec.ts`.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const DAY_MS = 24 * 60 * 60 * 1000

function searchField(page: Page, within: 'banner' | 'main' = 'banner') {
  return page.getByRole(within).locator('input[name=q]')
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article').filter({ visible: true })
}

test('lunch under $10 near Raffles Place now, or the nearest true answer: 3 taps', async ({
  page,
}) => {
  const hand = createHand()
  await openLive(page, '/')

  await hand.type(searchField(page), 'lunch under $10 near raffles place now')
  await expect(heading(page)).toContainText('“lunch under $10 near raffles place now”')
  const understood = page.getByRole('list', { name: 'Active filters' })
  for (const wish of ['Usable now', 'Lunchtime', 'Up to $10', 'Within 1.5 km of Raffles Place'])
    await expect(understood).toContainText(wish)
  // Whether there is one depends on the hour. Otherwise the page says what it gives up.
  if ((await heading(page).textContent())?.startsWith('No deals')) {
    await expect(
      page.getByRole('heading', {
        name: /^(?:Nothing|No deal) .+\. (?:From \$|The nearest is|\d+ deals? )/,
      }),
    ).not.toHaveCount(0)
  }
  await hand.tap(cards(page).first().getByRole('link').first())
  await expect(page).toHaveURL(/\/deals\//)

  expect(hand.taps()).toBeLessThanOrEqual(3)
})

test('a birthday treat for mother on Saturday: 3 taps', async ({ page }) => {
  const hand = createHand()
  await openLive(page, '/')

  await hand.type(searchField(page), 'birthday treat for mother on saturday')
  await expect(heading(page)).toContainText(
    /^\d+ deals for “birthday treat for mother on saturday”/,
  )
  const understood = page.getByRole('list', { name: 'Active filters' })
  await expect(understood).toContainText('Birthdays')
  // As the choices call that day.
  await expect(understood).toContainText(/Saturday|Tomorrow|Today/)
  await expect(cards(page).first()).toContainText(/birthday/i)
  await hand.tap(cards(page).first().getByRole('link').first())
  await expect(page).toHaveURL(/\/deals\//)

  expect(hand.taps()).toBeLessThanOrEqual(3)
})

test('what ends today: 1 tap', async ({ page }) => {
  const hand = createHand()
  await openLive(page, '/')

  const none = page.getByText('No deals end today')
  if (!(await none.isVisible())) {
    await hand.tap(page.getByRole('link', { name: /ends? today$/ }))
    await expect(page).toHaveURL('/deals?ends=today')
    await expect(cards(page).first()).toContainText(/Ends today|Last day/)
    for (const card of await cards(page).all()) await expect(card).toContainText(/today/i)
  }

  expect(hand.taps()).toBeLessThanOrEqual(1)
})

test('follow a brand and, next time, see what is new from it: 2 taps', async ({
  page,
  request,
  context,
}) => {
  const hand = createHand()
  const { brand, begunAt } = await newestBrand(request)
  await page.clock.setFixedTime(begunAt - DAY_MS)
  await openLive(page, `/brands/${brand.uid}`)

  await hand.tap(page.getByRole('main').getByRole('button', { name: `Follow ${brand.name}` }))
  await expect(
    page.getByRole('status').filter({ hasText: `Following ${brand.name}` }),
  ).toContainText('its new deals are on your home page.')
  await page.close()

  const next = await context.newPage()
  await next.clock.setFixedTime(Date.now())
  await openLive(next, '/')
  const shelf = next.getByRole('region', { name: 'From brands you follow' })
  await expect(shelf).toContainText(/\d+ new since your last visit\./)
  const first = shelf.getByRole('article').first()
  await expect(first.getByText('New', { exact: true })).toBeVisible()
  await expect(first).toContainText(brand.name)
  await hand.tap(first.getByRole('link').first())
  await expect(next).toHaveURL(/\/deals\//)
  await expect(heading(next)).toBeVisible()

  expect(hand.taps()).toBeLessThanOrEqual(2)
})

test('a code for grocery delivery: 2 taps', async ({ page }) => {
  const hand = createHand()
  await openLive(page, '/')

  await hand.tap(
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Groceries/ }),
  )
  // The address changes first, while the cards of the home page are still there.
  await expect(heading(page)).toHaveText('Grocery deals')
  const online = cards(page).filter({ hasText: 'Online' }).filter({ hasText: 'Code ' }).first()
  await expect(online.getByText('Code ')).toBeAttached()
  await hand.tap(online.getByRole('link').first())
  await expect(page.getByRole('complementary', { name: 'The offer' })).toContainText(/Copy/)

  expect(hand.taps()).toBeLessThanOrEqual(2)
})

test('bubble tea for a student: 2 taps', async ({ page }) => {
  const hand = createHand()
  await openLive(page, '/')

  await hand.type(searchField(page), 'bubble tea student')
  await expect(page).toHaveURL(/\/search\?q=bubble\+tea\+student/)
  // The home page, which is still shown until then, has the same deal.
  await expect(heading(page)).toContainText('“bubble tea student”')
  const found = page
    .getByRole('main')
    .locator('article a[href="/deals/food/slow-pearl-exam-week-refill"]')
    .filter({ visible: true })
  await hand.tap(found)
  await expect(page).toHaveURL('/deals/food/slow-pearl-exam-week-refill')

  expect(hand.taps()).toBeLessThanOrEqual(2)
})

test('search inside a partner’s page: 2 taps', async ({ page }) => {
  const hand = createHand()
  await openLive(page, '/oth')

  await hand.type(searchField(page, 'main'), 'breakfast')
  await expect(page).toHaveURL(/\/oth\/search\?q=breakfast/)
  // The cards of the page that is left would be found too.
  await expect(heading(page)).toContainText('breakfast')
  await hand.tap(cards(page).first().getByRole('link').first())
  await expect(page).toHaveURL(/\/deals\//)
  expect(hand.taps()).toBeLessThanOrEqual(2)

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).filter({ visible: true })
  await crumbs.getByRole('link', { name: /^Back to / }).tap()
  await expect(page).toHaveURL('/oth')
})

test('report that a code failed: 3 taps, and the report is remembered', async ({ page }) => {
  const hand = createHand()
  const path = '/deals/grocery/pasar-pintar-first-basket'
  await openLive(page, path)
  const form = page.getByRole('region', { name: 'Did it work?' })

  await hand.tap(form.getByRole('button', { name: 'It didn’t' }))
  await hand.tap(form.getByRole('radio', { name: 'The code was refused' }))
  await hand.tap(form.getByRole('button', { name: 'Tell the editors' }))
  await expect(form).toContainText(/Thank you\.\s*You reported/)
  await openLive(page, path)
  await form.scrollIntoViewIfNeeded()
  await expect(form).toContainText('that it did not work.')

  expect(hand.taps()).toBeLessThanOrEqual(3)
})

type Brands = {
  payload: { brands: { uid: string; name: string; begunAt: number; liveCount: number }[] }
}

/** The brand whose newest deal began last. */
async function newestBrand(request: {
  get: (path: string) => Promise<{ json: () => Promise<Brands> }>
}) {
  const { payload } = await (await request.get('/profile/_payload.json')).json()
  const [brand] = payload.brands
    .filter(({ liveCount }) => liveCount > 0)
    .toSorted((a, b) => b.begunAt - a.begunAt)
  if (!brand) throw new Error('the demo has no live deals')
  return { brand, begunAt: brand.begunAt }
}
