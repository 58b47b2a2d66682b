import { expect, type Page } from 'playwright/test'
import { openLive } from './app.ts'
import { test } from './journey.ts'

const content = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"]`).first().getAttribute('content')

async function headOf(page: Page) {
  return {
    title: await page.title(),
    description: await content(page, 'description'),
    robots: await content(page, 'robots'),
    canonical: await page
      .locator('head link[rel=canonical]')
      .evaluate((link: HTMLLinkElement) => new URL(link.href).pathname + new URL(link.href).search),
  }
}

test('after each navigation the head belongs to the current page', async ({ page }) => {
  const addresses = ['/deals', '/search?q=laksa', '/blog/kopi-ordering-guide']
  const served = new Map<string, Awaited<ReturnType<typeof headOf>>>()
  for (const address of addresses) {
    await page.goto(address)
    served.set(address, await headOf(page))
  }
  await openLive(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const forMachines = page.locator(
    'head :is(meta[property], link[rel=alternate], script[type="application/ld+json"])',
  )
  expect(await forMachines.count()).toBeGreaterThan(5)

  for (const address of addresses) {
    await page.evaluate((url) => navigation.navigate(url).finished, address)
    await expect.poll(() => headOf(page), { message: address }).toEqual(served.get(address))
    // Of the first page: none is better than another page's.
    await expect(forMachines).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL(/search/)

  await expect.poll(() => headOf(page)).toEqual(served.get('/search?q=laksa'))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test("the browser's own bar has the colour of the chosen theme, at once and after a reload", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const colours = () =>
    page
      .locator('head meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content))
  await openLive(page, '/settings')
  const [light, dark] = await colours()

  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect.poll(colours).toEqual([dark, dark])
  await page.reload()
  expect(await colours()).toEqual([dark, dark])
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect.poll(colours).toEqual([light, light])
  await page.getByRole('radio', { name: /system|device/i }).check({ force: true })
  await expect.poll(colours).toEqual([light, dark])
})
