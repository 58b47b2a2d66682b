import { expect } from 'playwright/test'
import { patience } from '../test/machine.ts'
import { axeFaults } from './axe.ts'
import { test } from './desk-site.ts'

const pages = [
  '/',
  '/deals',
  '/deals/new',
  '/writing',
  '/campaigns',
  '/media',
  '/people',
  '/reports',
  '/types',
  '/audit',
]
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
]

test('no page of the desk has a fault that axe finds, in four looks', async ({ page, desk }) => {
  test.setTimeout(patience(240_000))
  await page.goto(desk.link)
  await expect(page).toHaveURL(`${desk.origin}/desk/`)

  const faults: string[] = []
  for (const path of pages) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`/desk${path}`)
    await page.waitForLoadState('networkidle')
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const found = await axeFaults(page, { coloursOnly: colorScheme === 'dark' })
        faults.push(...found.map((fault) => `${path} ${size.width} ${colorScheme} ${fault}`))
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > size.width) faults.push(`${path} ${size.width} is ${width} wide`)
    }
  }

  expect(faults).toEqual([])
})
