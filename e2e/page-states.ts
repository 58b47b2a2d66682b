import type { Page } from 'playwright/test'
import { whenLive } from './app.ts'
import { BLOCKS_PAGE, CODE_DEAL, mainAddresses, pageAddresses } from './page-kinds.ts'

export type PageState = {
  name: string
  path: string
  /** The visitor's steps to the state, once the page is live. */
  reach?: (page: Page) => Promise<void>
}

/** States that have no URL on the site map. */
const otherStates: readonly PageState[] = [
  { name: 'an address of nothing', path: '/no/such/page' },
  { name: 'the filters of a list', path: '/deals/food', reach: openFilters },
  { name: 'the filters of a search', path: '/search?q=lunch', reach: openFilters },
  { name: 'every block of rich text, opened', path: BLOCKS_PAGE, reach: openAllToggles },
  { name: 'a saved list', path: CODE_DEAL, reach: saveAndLook },
]

/** `counter.spec.ts` looks at it with axe. */
const counter: PageState = { name: 'at the counter', path: CODE_DEAL, reach: openCounter }

/** All that a visitor can look at without an account. */
export const pageStates = [...pageAddresses.map(toState), counter, ...otherStates]

/** With one address of each route. The page of blocks is there with its toggles open. */
export const mainStates = [
  ...mainAddresses.filter((path) => path !== BLOCKS_PAGE).map(toState),
  ...otherStates,
]

function toState(path: string): PageState {
  return { name: path, path }
}

/** Waits for what pages add to themselves once they are there: reports, action bar, carousel. */
export async function whenWhole(page: Page): Promise<void> {
  await whenLive(page)
  await whenQuiet(page)
}

/** Nothing more has come for a moment. The browser's own word for it waits for ever now and then. */
export async function whenQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const come = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== come(); ) {
      before = come()
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  })
}

async function openFilters(page: Page): Promise<void> {
  const button = page.locator('main summary').filter({ hasText: 'Filters' }).first()
  // A wide screen shows them anyway.
  if (!(await button.isVisible())) return
  await button.click()
  await page.getByRole('dialog').waitFor()
}

async function openCounter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'At counter' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function openAllToggles(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function saveAndLook(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
  await main
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click()
  await page.goto('/profile')
  await whenWhole(page)
  await main.getByRole('article').first().waitFor()
}
