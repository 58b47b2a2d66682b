// npm run shots [-- WORD …]: screenshots of every page and state. With words, only of the states whose name contains
// one of them: npm run shots -- /deals saved
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { startSite } from '../bench/start-site.ts'
import { type PageState, pageStates, whenQuiet, whenWhole } from '../e2e/page-states.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'

const WIDTHS = [390, 1280]
const THEMES = ['light', 'dark'] as const
/** Longer pages are cut, because nobody compares them to the end. */
const MOST_HEIGHT = 4000

const folder = join(import.meta.dirname, '../shots')
const words = process.argv.slice(2)
const states = pageStates.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const site = await startSite()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const shots: Shot[] = []
  for (const width of WIDTHS) shots.push(...(await takeAll(browser, width)))
  writeFileSync(join(folder, 'index.html'), contactSheet(shots))
  console.log(`${shots.length} pictures are in ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
  await site.close()
}

/** One tab for all. States that save something come last. */
async function takeAll(opened: Browser, width: number): Promise<Shot[]> {
  const context = await opened.newContext({
    baseURL: site.origin,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const shots: Shot[] = []
  for (const state of states) shots.push(...(await take(page, state, width)))
  await context.close()
  return shots
}

async function take(page: Page, state: PageState, width: number): Promise<Shot[]> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(state.path)
  await whenWhole(page)
  await state.reach?.(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // As tall as the page, so that lazy parts load.
  await page.setViewportSize({ width, height: Math.min(height, MOST_HEIGHT) })
  await whenQuiet(page)
  const shots: Shot[] = []
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    const file = `${fileName(state.name)}-${width}-${theme}.jpg`
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 85 })
    shots.push({ state: state.name, file, width, theme })
  }
  return shots
}

function fileName(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
}
