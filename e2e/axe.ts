import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { everyTrial } from '../test/machine.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Only violations, and only their markup: selectors take longer than all rules together. */
const OPTIONS = { resultTypes: ['violations'], selectors: false, preload: false } as const

/** Rows after the eighth of a list or a table look like those before: left out unless with `TRIALS=all`. */
const REPEATED = ['li', 'tr', 'article'].map((row) => `main ${row}:nth-child(n+9)`)

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
/** The builder would send twice as much, and send it twice. */
const script = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

type Look = {
  /** The selector of the part to check; the whole page unless given. */
  within?: string
  /** For a second look at the same page, when only colours have changed. */
  coloursOnly?: boolean
}

/** The violations that axe finds, as `rule: element`, once everything has stopped moving. */
export async function axeFaults(page: Page, look: Look = {}): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((a) => a.finished)))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  // In one go, without a second tab to put the results of frames together: no frame of ours has any.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ ...OPTIONS, resultTypes: [...OPTIONS.resultTypes] })
  if (look.within) axe.include(look.within)
  if (!everyTrial) for (const rows of REPEATED) axe.exclude(rows)
  if (look.coloursOnly) axe.withRules('color-contrast')
  else axe.withTags(TAGS)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
  )
}
