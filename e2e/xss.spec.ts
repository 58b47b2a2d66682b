import { expect, type Page } from 'playwright/test'
import { sharedLists, typeIntoSearch } from '../bench/xss-sinks.ts'
import { worstXssPayloads } from '../test/attacks/xss-payloads.ts'
import { everyTrial } from '../test/machine.ts'
import { openLive } from './app.ts'
import { FAILED_REQUEST, test } from './journey.ts'

// The worst payloads, each in one URL; `TRIALS=all npm test -- e2e/xss.spec.ts` sends each in all. The whole corpus, with the policy
// too and in the content: `npm run bench -- faults xss`.

/** Only the markup itself is left to keep a payload from running. */
test.use({ bypassCSP: true })

/** How often a payload has run. */
async function countRuns(page: Page): Promise<() => number> {
  let runs = 0
  await page.exposeFunction('__xss', () => {
    runs++
  })
  page.on('dialog', (dialog) => {
    runs++
    void dialog.dismiss()
  })
  return () => runs
}

test('no script in a search, a filter or an unknown URL runs', async ({ page, allow }) => {
  allow(FAILED_REQUEST)
  const runs = await countRuns(page)

  for (const [turn, payload] of worstXssPayloads.entries()) {
    const query = new URLSearchParams({ q: payload, near: payload, tag: payload })
    const addresses = [
      `/search?${query}`,
      `/brands/${encodeURIComponent(payload)}`,
      `/account/sign-in?email=${encodeURIComponent(payload)}`,
    ]
    for (const [index, address] of addresses.entries()) {
      if (everyTrial || index === turn % addresses.length) await page.goto(address)
    }
  }

  expect(runs()).toBe(0)
})

test('no script typed into the search box runs', async ({ page }) => {
  const runs = await countRuns(page)
  await openLive(page, '/')

  await typeIntoSearch(page, worstXssPayloads)

  expect(runs()).toBe(0)
})

test('no script in a shared list runs', async ({ page, allow }) => {
  allow(FAILED_REQUEST)
  const runs = await countRuns(page)

  for (const list of sharedLists()) {
    await openLive(page, list)
    await page.goto('about:blank')
  }

  expect(runs()).toBe(0)
})
