import { expect, type Page } from 'playwright/test'
import { everyTrial, patience } from '../test/machine.ts'
import { axeFaults } from './axe.ts'
import { FAILED_REQUEST, test } from './journey.ts'
import { looksOf } from './looks.ts'
import { mainStates, type PageState, pageStates, whenWhole } from './page-states.ts'

/** As many as keep every worker busy. */
const PARTS = 6

// Every kind of page and every state in one look each. `TRIALS=all npm test -- e2e/accessibility.spec.ts` takes every address, and
// all four looks.
const chosen = everyTrial ? pageStates : mainStates

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  const states = chosen.filter((_, index) => index % PARTS === part)

  // One tab for many pages, since to open one and to compile the scripts anew takes longer than to look.
  test(`axe finds no violation and nothing is cut off, part ${part + 1} of the pages`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(patience(180_000))
    allow(FAILED_REQUEST)
    // A window that changes its size while pictures are on their way wants others.
    allow(/was preloaded using link preload but not used/)
    await page.emulateMedia({ reducedMotion: 'reduce' })

    const found: Record<string, string[]> = {}
    for (const state of states) {
      found[state.name] = await faultsOf(page, { ...state, turn: chosen.indexOf(state) })
    }

    expect(found).toEqual(Object.fromEntries(states.map(({ name }) => [name, []])))
  })
}

const WIDTHS = [390, 1280, 320]

/** Loaded as on a phone, where a page has most parts, and then looked at in other ways. */
async function faultsOf(
  page: Page,
  { path, reach, turn }: PageState & { turn: number },
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await whenWhole(page)
  await reach?.(page)

  const found: string[] = []
  for (const { width, colorScheme } of looksOf(turn)) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await axeFaults(page)))
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await page.evaluate(cutOff)))
  }
  return found
}

/** Elements beyond the edges of the window, except those that scroll or clip. */
function cutOff(): string[] {
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
