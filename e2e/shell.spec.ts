import { expect, type Page } from 'playwright/test'
import { heading, mainLink, openLive, scrollTop } from './app.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { watchTraffic } from './watch-traffic.ts'

const DARK_PAPER = 'rgb(14, 21, 17)'
const LIGHT_PAPER = 'rgb(244, 245, 236)'

test('the footer has exactly the links of the specification, phones navigate at the bottom, wide screens in the header', async ({
  page,
}) => {
  const expected = {
    'Lobang, home': '/',
    'User Sitemap': '/user-sitemap',
    Blog: '/blog',
    'Promo Codes': '/singapore-promo-codes',
    'Birthday Deals': '/blog/birthday-deals-in-singapore-to-treat-yourself',
    'Student Deals': '/blog/student-deals-and-discounts-in-singapore',
    'Privacy Policy': '/privacy',
    'Terms and Conditions': '/terms',
    'List your deals here': 'https://list.lobang.example/',
    'Partner Us': 'mailto:partners@lobang.example',
  }

  await openLive(page, '/')

  const footer = page.getByRole('contentinfo')
  for (const [name, href] of Object.entries(expected)) {
    const link = footer.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
  }
  await expect(footer.locator('a:not([target])')).toHaveCount(Object.keys(expected).length)
  // The social links open in a new tab, which learns nothing of this one.
  const social = await footer
    .locator('a[target]')
    .evaluateAll((links) =>
      links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    )

  await expect(footer.getByRole('heading', { name: 'Follow Us' })).toBeVisible()
  expect(social).toEqual([
    ['https://social.example/lobang', '_blank', 'noopener noreferrer'],
    ['https://photos.example/lobang', '_blank', 'noopener noreferrer'],
    ['https://messages.example/lobang', '_blank', 'noopener noreferrer'],
    ['https://microblog.example/lobang', '_blank', 'noopener noreferrer'],
  ])
  const traffic = watchTraffic(page)
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()

  await expect(heading(page)).toHaveText('Privacy policy')
  expect(traffic.of('document')).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await shortcuts.getByRole('link', { name: 'Brands' }).click()
  await expect(heading(page)).toHaveText('Brands')
  await expect(shortcuts.locator('[aria-current=page]')).toHaveText('Brands')
  await expect(shortcuts).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 844 })

  await expect(shortcuts).toBeHidden()
  await expect(mainLink(page, 'Brands')).toHaveAttribute('aria-current', 'page')
  await mainLink(page, 'Blog').click()
  await expect(mainLink(page, 'Blog')).toHaveAttribute('aria-current', 'page')
  await expect(mainLink(page, 'Brands')).not.toHaveAttribute('aria-current')
})

test('the settings offer the theme of the device, light and dark, and the next visit has it before its first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openLive(page, '/settings')
  const choice = (name: string) => page.getByRole('radio', { name })
  await expect(choice('Match my device')).toBeChecked()
  expect(await paper(page)).toBe(DARK_PAPER)
  const [light, dark] = await barColours(page)
  expect(light).not.toBe(dark)

  await choice('Light').check()
  expect(await paper(page)).toBe(LIGHT_PAPER)
  await expect.poll(() => barColours(page)).toEqual([light, light])
  await page.reload()
  expect(await barColours(page)).toEqual([light, light])
  await expect(choice('Light')).toBeChecked()
  expect(await paper(page)).toBe(LIGHT_PAPER)
  await choice('Match my device').check()
  expect(await paper(page)).toBe(DARK_PAPER)
  await expect.poll(() => barColours(page)).toEqual([light, dark])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await paper(page)).toBe(LIGHT_PAPER)

  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(choice('Dark')).toBeChecked()
  expect(await paper(page)).toBe(DARK_PAPER)
  await expect.poll(() => barColours(page)).toEqual([dark, dark])
  const scripts = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await heading(page).waitFor()

  expect(await paper(page)).toBe(DARK_PAPER)
  expect(await barColours(page)).toEqual([dark, dark])
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  scripts.release()
})

test('a saved deal is counted, survives a reload, can be removed and appears in another tab at once', async ({
  page,
  context,
}) => {
  await openLive(page, '/deals/food')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save: / })
    .first()
  const title = (await heart.getAttribute('aria-label'))?.replace('Save: ', '') ?? ''
  const remove = page.getByRole('button', { name: `Remove from saved: ${title}` })

  await heart.click()
  await expect(page.getByRole('link', { name: 'Saved, 1 deal' })).toBeVisible()
  await expect(remove).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(remove).toBeVisible()
  await page.getByRole('link', { name: 'Saved, 1 deal' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await page.goBack()
  await remove.click()
  await expect(page.getByRole('link', { name: 'Saved', exact: true }).first()).toBeVisible()
  const other = await context.newPage()
  await openLive(other, '/profile')
  await expect(other.getByText('Nothing saved yet')).toBeVisible()
  await heart.click()

  await expect(other.getByRole('link', { name: 'Saved, 1 deal' })).toBeVisible()
  await expect(other.getByText('Nothing saved yet')).toBeHidden()
})

test('following can be undone from its message, which leads to alerts, and else stays', async ({
  page,
}) => {
  await openLive(page, '/brands/slow-pearl')
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: /^Follow(ing)? Slow Pearl/ })
    .first()

  await follow.click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText(
    'Following Slow Pearl Tea: its new deals are on your home page.',
  )
  await expect(toast.getByRole('link', { name: 'Alerts' })).toHaveAttribute(
    'href',
    '/account/settings#messages',
  )
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await page.reload()

  const following = page.getByRole('main').getByRole('button', { name: /^Following / })
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Saved' }).first().click()
  await expect(page.getByRole('heading', { name: 'Brands you follow', exact: true })).toBeVisible()
})

test('the first press of Tab leads to the content, the focus in the header does not move the page, and no focus is hidden under the bars', async ({
  page,
}) => {
  await openLive(page, '/deals/food')

  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveAccessibleName(/skip/i)
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')

  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  await mainLink(page, 'Deals').focus()
  await page.evaluate(() => scrollTo(0, 700))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Main' }).locator(':focus')).toBeVisible()
  await expect(mainLink(page, 'Deals')).not.toBeFocused()
  await page.getByRole('banner').getByRole('searchbox').focus()
  await page.keyboard.type('laksa')

  expect(await scrollTop(page)).toBe(700)

  await page.setViewportSize({ width: 390, height: 700 })
  const header = await page.getByRole('banner').boundingBox()
  const shortcuts = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox()
  const under: string[] = []
  await page.locator('main article a').first().focus()

  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press(key)
      const box = await page.locator(':focus').boundingBox()
      const isClear = box && header && shortcuts && box.y >= header.y + header.height
      if (!isClear || box.y + box.height > shortcuts.y) under.push(`${key} ${JSON.stringify(box)}`)
    }
  }

  expect(under).toEqual([])
})

/** Of the browser's own bar, in light and in dark. */
function barColours(page: Page): Promise<string[]> {
  return page
    .locator('head meta[name=theme-color]')
    .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content))
}

function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
