import { expect } from 'playwright/test'
import { heading, navigate, openLive } from './app.ts'
import { phone } from './carousel.ts'
import { test } from './journey.ts'
import { settleTraffic } from './watch-traffic.ts'

/** By code, with an end and three outlets. */
const TARTS = '/deals/food/eighteen-layers-tart-preorder'

test('on phones price and code are on the first screen, heart and code stay visible, and the action bar covers nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  await openLive(page, TARTS)
  const offer = page.getByRole('complementary', { name: 'The offer' })
  const bar = page.getByRole('region', { name: 'Deal actions' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  const limit = (await bar.boundingBox())?.y ?? 0
  const expectAbove = async (limit: number) => {
    for (const fact of ['NANAS15', '$32.30']) {
      const box = await offer.getByText(fact).first().boundingBox()
      expect((box?.y ?? limit) + (box?.height ?? 0)).toBeLessThan(limit)
    }
  }
  await expectAbove(limit)
  const action = await bar.getByRole('button', { name: 'Show at counter' }).boundingBox()
  expect((action?.x ?? 360) + (action?.width ?? 0)).toBeLessThanOrEqual(360 - 16)

  // Also with the largest text of the settings.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '125%'))
  await expectAbove((await bar.boundingBox())?.y ?? 0)
  const besideWords = await offer.getByRole('button', { name: 'Copy code' }).evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
    return Math.min(inner.left - outer.left, outer.right - inner.right)
  })
  expect(besideWords).toBeGreaterThanOrEqual(8)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

  await page.setViewportSize(phone)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await bar.getByRole('button', { name: /^Save/ }).click()
  await bar.getByRole('button', { name: 'Copy' }).click()
  await expect(bar.getByRole('button', { name: /^Remove from saved/ })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NANAS15')
  await expect(page).toHaveURL(TARTS)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const end = await page.getByRole('contentinfo').locator('p').last().boundingBox()
  const top = await bar.boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)

  // The room below the page is that of the bar, also after going back from another deal.
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
  const own = await room()
  expect(own).not.toBe('0px')
  await page.getByRole('region', { name: 'Also live' }).getByRole('link').nth(1).click()
  await expect(heading(page)).not.toHaveText(/pineapple tarts/)
  await expect(bar).toBeVisible()
  await expect.poll(room).toBe(own)
  await page.goBack()
  await expect(heading(page)).toHaveText(/pineapple tarts/)
  await settleTraffic(page)
  expect(await room()).toBe(own)
  await page.getByRole('link', { name: 'Brands' }).last().click()
  await expect(heading(page)).toHaveText(/brands/i)
  await expect.poll(room).not.toBe(own)
})

test('the link to a deal is copied, and a deal links to the pages that list it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLive(page, TARTS)

  await page.getByRole('button', { name: 'Copy link' }).click()

  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${TARTS}`)
  await page.getByRole('link', { name: 'Orchard Road, sensibly' }).click()
  await expect(page).toHaveURL('/orchardroad')
  await expect(heading(page)).toHaveText('Orchard Road, sensibly')
})

test('the system shares a deal where it can, and a printed deal is only a coupon', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => Object.assign(window, { shared: data }),
    })
    window.print = () => Object.assign(window, { printed: true })
  })
  await openLive(page, TARTS)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Print' }).click()

  const shared = await page.evaluate(() => Reflect.get(window, 'shared'))
  expect(shared).toMatchObject({ url: `${baseURL}${TARTS}` })
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  await page.emulateMedia({ media: 'print' })

  const coupon = page.getByRole('article')
  await expect(coupon).toContainText('NANAS15')
  for (const text of ['15% off', 'Until', 'Minimum spend', '435 Orchard Road'])
    await expect(coupon.getByText(text).first()).toBeVisible()
  for (const hidden of [
    'banner',
    'contentinfo',
    'navigation',
    'button',
    'img',
    'searchbox',
  ] as const)
    await expect(page.getByRole(hidden).filter({ visible: true })).toHaveCount(0)
  for (const gone of ['Also live', 'What you get', 'WhatsApp', 'Go to the shop', 'Usable'])
    await expect(page.getByText(gone).filter({ visible: true })).toHaveCount(0)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('the location is requested only after a tap, a refusal offers a field instead, and a given one sorts outlets on the device', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition
    navigator.geolocation.getCurrentPosition = function (...given) {
      Object.assign(window, { asked: true })
      ask.apply(this, given)
    }
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await openLive(page, TARTS)
  const outlets = page.getByRole('region', { name: 'Outlets' })
  const names = await outlets.locator('li b').allTextContents()
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBeUndefined()

  await outlets.getByRole('button', { name: 'Near me' }).click()

  await expect(outlets.getByRole('status')).toHaveText(
    'Your browser does not share your location. Type a postal code, a station or an area instead.',
  )
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true)
  expect(await outlets.locator('li b').allTextContents()).toEqual(names)
  await context.grantPermissions(['geolocation'])
  // Novena.
  await context.setGeolocation({ latitude: 1.3204, longitude: 103.8438, accuracy: 20 })
  await outlets.getByRole('button', { name: 'Near me' }).click()

  await expect(outlets.getByRole('status')).toContainText('Your location stays on this device')
  const told = await outlets.getByText(/^about [\d.]+ k?m$/).allTextContents()
  const km = told.map((text) => Number.parseFloat(text.slice(6)) / (/ m$/.test(text) ? 1000 : 1))
  expect(km.length).toBeGreaterThan(1)
  expect(km).toEqual(km.toSorted((a, b) => a - b))
  expect(sent.filter((text) => /1\.32|103\.84/.test(text))).toEqual([])
  await expect(page).toHaveURL(TARTS)
})

test('an open deal counts down, and then says that it has ended', async ({ page }) => {
  await page.clock.install({ time: '2030-05-10T18:47:30+08:00' })
  await page.route(`**${TARTS}/_payload.json*`, async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    const { payload } = envelope
    payload.deal.endsOn = '2030-05-10'
    payload.deal.times = { endsOn: '2030-05-10' }
    payload.countedUntil = '2030-05-10T16:00:00.000Z'
    await route.fulfill({ response, json: { ...envelope, validUntil: Date.UTC(2031, 0) } })
  })
  await openLive(page, '/privacy')
  await navigate(page, TARTS)

  await expect(page.getByText('5 h 12 min left', { exact: true })).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.getByText('5 h 11 min left', { exact: true })).toBeVisible()
  expect(await page.getByText('NANAS15').count()).toBe(1)
  await page.clock.fastForward('05:13:00')

  await expect(page.getByText('This deal ended on 10 May 2030.')).toBeVisible()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await expect(page.getByText('NANAS15')).toHaveCount(0)
  await expect(page.getByText(/\bleft$/)).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ viewport: phone, javaScriptEnabled })

    test('an unknown place gets a note beside its field', async ({ page }) => {
      await (javaScriptEnabled ? openLive(page, TARTS) : page.goto(TARTS))
      const field = page.getByRole('searchbox', { name: 'Nearest to a postal code' })
      const note = page.getByText('We could not find')
      for (const typed of ['999999', 'Atlantis']) {
        await field.fill(typed)
        await page.getByRole('button', { name: 'Sort', exact: true }).click()
        await expect(page).toHaveURL(`${TARTS}?near=${typed}#outlets`)

        await expect(note.filter({ visible: true })).toContainText(typed)
        await expect(note.filter({ visible: true })).toBeInViewport()
        await expect(field).toHaveValue(typed)
      }
      if (!javaScriptEnabled) return
      // After going back, the page matches its URL, and the visible section has the focus.
      await page.goBack()
      await expect(note.filter({ visible: true })).toContainText('999999')
      await expect(field).toHaveValue('999999')
      await expect(page.locator('#outlets').filter({ visible: true })).toBeFocused()
    })
  })
}
