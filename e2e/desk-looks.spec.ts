import { expect } from 'playwright/test'
import { patience } from '../test/machine.ts'
import { axeFaults } from './axe.ts'
import { enterDesk, test } from './desk-site.ts'
import { looksOf } from './looks.ts'

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
const HEIGHT = 800

// `TRIALS=all npm test -- e2e/desk-looks.spec.ts` looks at each page in four ways instead of one.
test('axe finds no fault on a page of the desk, and none is too wide', async ({ page, desk }) => {
  test.setTimeout(patience(240_000))
  await enterDesk(page, desk)

  const faults: string[] = []
  for (const [turn, path] of pages.entries()) {
    await page.goto(`/desk${path}`)
    await page.waitForLoadState('networkidle')
    for (const { width, colorScheme } of looksOf(turn)) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: HEIGHT })
      const found = await axeFaults(page)
      faults.push(...found.map((fault) => `${path} ${width} ${colorScheme} ${fault}`))
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: HEIGHT })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      if (needed > width) faults.push(`${path} ${width} is ${needed} wide`)
    }
  }

  expect(faults).toEqual([])
})
