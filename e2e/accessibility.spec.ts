import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { FAILED_REQUEST, test } from './journey.ts'
import { pageKinds } from './page-kinds.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Addresses that look like one of the others. */
const alike = ['/blog/page/2', '/gardens-parks', '/terms', '/oth/privacy', '/oth/faq']
const examined = [...pageKinds.filter((path) => !alike.includes(path)), '/no/such/page']

for (const path of examined) {
  test(`axe finds nothing to complain about at ${path}`, async ({ page, allow }) => {
    test.slow()
    allow(FAILED_REQUEST)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto(path)

    const wideLight = await violations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const wideDark = await violations(page, { rule: 'color-contrast' })
    await page.setViewportSize({ width: 390, height: 844 })
    const narrowDark = await violations(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const narrowLight = await violations(page, { rule: 'color-contrast' })

    expect({ wideLight, wideDark, narrowDark, narrowLight }).toEqual({
      wideLight: [],
      wideDark: [],
      narrowDark: [],
      narrowLight: [],
    })
  })
}

for (const [half, paths] of [examined.slice(0, 10), examined.slice(10)].entries()) {
  test(`nothing is wider than a screen of 320 px, half ${half + 1} of the pages`, async ({
    page,
    allow,
  }) => {
    allow(FAILED_REQUEST)
    await page.setViewportSize({ width: 320, height: 640 })

    const wide: Record<string, string[]> = {}
    for (const path of paths) {
      await page.goto(path)
      const found = await page.evaluate(elementsWiderThanWindow)
      if (found.length > 0) wide[path] = found
    }

    expect(wide).toEqual({})
  })
}

/** As `rule: element`. A second look at the same page only needs the rules that could change. */
async function violations(page: Page, { rule }: { rule?: string } = {}): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((a) => a.finished)))
  // In one go, without a second tab to put the results of frames together: there are no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (rule ? axe.withRules(rule) : axe.withTags(TAGS)).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}

/** What reaches over the right edge, apart from what scrolls or is cut by itself. */
function elementsWiderThanWindow(): string[] {
  const root = document.documentElement
  const wide = root.scrollWidth > root.clientWidth ? ['the document scrolls sideways'] : []
  const scrolls = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body || parent.id === 'main') return false
    return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent)
  }
  for (const element of document.querySelectorAll('#app *, footer *')) {
    const { right, left, width } = element.getBoundingClientRect()
    if (width === 0 || (right <= root.clientWidth + 1 && left >= -1)) continue
    if (element.closest('.sr, .skip') || scrolls(element)) continue
    wide.push(`${element.tagName}.${element.className} ${left}–${right}`)
  }
  return wide
}
