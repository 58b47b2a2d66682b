import { expect } from 'playwright/test'
import { heading, mainLink, navigate, openActive, openLive, scrollTop, shownText } from './app.ts'
import { test } from './journey.ts'
import { withoutPrefetch } from './stub-connection.ts'
import { settleTraffic, watchTraffic } from './watch-traffic.ts'

test('going back shows the page as it was left, without any request', async ({ page }) => {
  await withoutPrefetch(page)
  await openLive(page, '/privacy')
  await page.locator('summary').last().click()
  await page.evaluate(() => scrollTo(0, 400))
  await navigate(page, '/brands')
  await expect(heading(page)).toHaveText('Brands')
  const traffic = watchTraffic(page)

  await page.goBack()

  await expect(heading(page)).toHaveText('Privacy policy')
  await expect(page.locator('details').last()).toHaveAttribute('open')
  await expect(page.locator('details').first()).not.toHaveAttribute('open')
  await expect.poll(() => scrollTop(page)).toBe(400)
  await settleTraffic(page)
  expect(traffic.all()).toEqual([])
})

test('a page that is shown again has its text and state, and hidden pages cannot be reached', async ({
  page,
}) => {
  await openLive(page, '/deals/food')
  await navigate(page, '/search')
  await page.getByPlaceholder('Deals, brands, MRT').fill('half a thou')
  await navigate(page, '/settings')
  await page.getByRole('button', { name: 'Remove everything saved on this device' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await mainLink(page, 'Brands').click()
  await expect(heading(page)).toHaveText('Brands')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
  // By keyboard, pointer or screen reader.
  const deals = page.locator('#main article a')
  await expect(deals).not.toHaveCount(0)
  await expect(deals.filter({ visible: true })).toHaveCount(0)

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await page.goBack()

  await expect(page.getByPlaceholder('Deals, brands, MRT')).toHaveValue('half a thou')
})

test('a kept page keeps its layout, also when a heart on it changes', async ({ page }) => {
  await openLive(page, '/deals/food')
  const card = page.locator('main article').first()
  await card.getByRole('link').first().click()
  await expect(heading(page)).not.toHaveText('Food deals')
  const list = page.locator('main > .kept')

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()

  await expect(list.locator('[aria-pressed=true]')).toBeAttached()
  // The browser has painted the next page, so React has hidden the list by now, and again with the heart.
  await expect(list).toHaveAttribute('style', '')
  await expect(list).toBeHidden()
})

test('a page is rendered while the finger rests on its link, dropped when the finger moves on, and shown without a request', async ({
  page,
}) => {
  await openActive(page, '/deals/food')
  const title = page.locator('main article h3 a').first()
  const name = (await title.textContent()) ?? ''
  const ahead = page.locator('main > .kept h1', { hasText: name })
  const moveAway = async () => {
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
  // Right after it has come, the code may not have run yet.
  await expect(async () => {
    await moveAway()
    await title.hover()
    await page.mouse.down()
    await expect(ahead).toHaveCount(1, { timeout: 2000 })
  }).toPass()

  await moveAway()
  await expect(ahead).toHaveCount(0)
  await expect(heading(page)).toHaveText('Food deals')

  await title.hover()
  await page.mouse.down()
  await expect(ahead).toHaveCount(1)
  await settleTraffic(page)
  const traffic = watchTraffic(page)
  await page.mouse.up()

  await expect(heading(page)).toHaveText(name)
  await settleTraffic(page)
  expect(traffic.of('payload').filter((path) => page.url().endsWith(path))).toEqual([])
})

test('at most ten pages are kept, and the oldest are fetched again', async ({ page }) => {
  const visits = [
    '/settings',
    '/profile',
    '/brands',
    '/blog',
    '/terms',
    '/privacy',
    '/search',
    '/deals',
    '/deals/food',
    '/deals/grocery',
    '/deals/apparel',
    '/deals/shopping',
  ]
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  const kept: number[] = []
  for (const path of visits.slice(1)) {
    await navigate(page, path)
    kept.push(await page.locator('#main h1').count())
  }
  const traffic = watchTraffic(page)

  for (const path of visits.toReversed().slice(1)) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    // The page before has a focused heading too, until this one has come.
    await page.waitForFunction(() => navigation.transition === null)
    await expect(heading(page)).toBeFocused()
  }

  expect(kept).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10])
  expect(traffic.of('payload')).toEqual(['/profile', '/settings'])
  await expect(page.locator('#main h1')).toHaveCount(10)
  // The pages that gave way are those not seen for longest, not those opened first.
  await page.goForward()
  await page.goForward()
  await expect(heading(page)).toHaveText('Brands')
  expect(traffic.of('payload')).toEqual(['/profile', '/settings'])
})

test('two pages of one kind never show each other’s data', async ({ page }) => {
  // Then the counts of the filters wait until they are wanted.
  await withoutPrefetch(page)
  for (const [first, second] of [
    ['/search?q=kopi', '/search?q=satay'],
    ['/deals/food', '/deals/grocery'],
    ['/blog/kopi-ordering-guide', '/blog/supper-after-ten'],
  ] as const) {
    await openLive(page, first)
    const firstText = await shownText(page)
    await navigate(page, second)
    const secondText = await shownText(page)
    expect(firstText).not.toBe(secondText)

    for (const round of [1, 2]) {
      await page.goBack()
      await expect(page).toHaveURL(first)
      expect(await shownText(page), `back, round ${round}`).toBe(firstText)
      await page.goForward()
      await expect(page).toHaveURL(second)
      expect(await shownText(page), `forward, round ${round}`).toBe(secondText)
    }
    await navigate(page, first)

    expect(await shownText(page)).toBe(firstText)
  }
})

test('an expired kept page is shown at once and then updated', async ({ page }) => {
  let answers = 0
  await page.route('**/profile/_payload.json', async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    answers++
    const brands = [{ uid: 'a', name: `Answer ${answers}`, tagline: '', liveCount: 0 }]
    const payload = {
      ...envelope.payload,
      brands: [{ ...envelope.payload.brands[0], ...brands[0] }],
    }
    await route.fulfill({ response, json: { ...envelope, payload, validUntil: Date.now() - 1 } })
  })
  await page.addInitScript(() => {
    localStorage.setItem('lobang:visitor', JSON.stringify({ followingArray: ['a'] }))
  })
  await withoutPrefetch(page)
  await openLive(page, '/settings')
  await navigate(page, '/profile')
  await expect(page.getByRole('main')).toContainText('Answer 1')
  await navigate(page, '/terms')

  await page.goBack()

  await expect(heading(page)).toHaveText('Your lobang')
  await expect(page.getByRole('main')).toContainText('Answer 2')
  expect(answers).toBe(2)
})
