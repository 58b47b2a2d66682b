// npm run shots [-- WORD …]: screenshots of every page and state. With words, only of the states whose name contains
// one of them: npm run shots -- /deals saved
// npm run shots -- --mocks=DIR [WORD …] puts the design's pictures beside them: DIR/deal-390-light.png, …
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { startSite } from '../bench/start-site.ts'
import { accountStates } from '../e2e/account-states.ts'
import { CODE_DEAL } from '../e2e/page-kinds.ts'
import { type PageState, pageStates, whenQuiet, whenWhole } from '../e2e/page-states.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'

const WIDTHS = [390, 1280]
const THEMES = ['light', 'dark'] as const
const SCREEN = 844
/** Longer pages are cut, because nobody compares them to the end. */
const MOST_HEIGHT = 4000

/** The design's names of the states that it has pictures of. */
const mockNames: Record<string, string> = {
  '/': 'home',
  [CODE_DEAL]: 'deal',
  '/brands/arang-satay': 'brand',
  '/blog': 'blog',
  '/blog/kopi-ordering-guide': 'post',
  '/search?q=laksa': 'search',
  '/dive': 'partner',
  'an address of nothing': 'error',
  'the filters of a list': 'filters',
  'a saved list': 'saved',
  'at the counter': 'counter',
}

const folder = join(import.meta.dirname, '../shots')
const { values, positionals: words } = parseArgs({
  options: { mocks: { type: 'string' } },
  allowPositionals: true,
})
const { mocks } = values
if (mocks !== undefined && !existsSync(mocks)) throw new Error(`There is no folder ${mocks}`)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const site = await startSite()
const states = [
  ...pageStates,
  ...accountStates({ mailTo, reportToken: site.accounts.reportTokens.create('a-partner') }),
].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
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

/** Without a mail server, the site writes its e-mails to files. */
async function mailTo(address: string): Promise<string> {
  const outbox = join(site.folder, 'outbox')
  for (;;) {
    const files = existsSync(outbox) ? readdirSync(outbox).toSorted().reverse() : []
    const mails = files.map((file) => readFileSync(join(outbox, file), 'utf8'))
    const mail = mails.find((text) => text.startsWith(`To: ${address}\n`))
    if (mail) return mail
    await sleep(100)
  }
}

/** One tab for all. States that save something come last. */
async function takeAll(opened: Browser, width: number): Promise<Shot[]> {
  const context = await opened.newContext({
    baseURL: site.origin,
    viewport: { width, height: SCREEN },
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
  await page.setViewportSize({ width, height: SCREEN })
  await page.goto(state.path)
  await whenWhole(page)
  await state.reach?.(page)
  await page.evaluate(keepHeights)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // As tall as the page, so that lazy parts load.
  await page.setViewportSize({ width, height: Math.min(height, MOST_HEIGHT) })
  await whenQuiet(page)
  const shots: Shot[] = []
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    const file = `${fileName(state.name)}-${width}-${theme}.jpg`
    await page.evaluate(whenColoursChanged)
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 85 })
    shots.push({
      state: state.name,
      file,
      width,
      theme,
      mock: copyMock(state, `${width}-${theme}`),
    })
  }
  return shots
}

/** Runs in the page: what is at least as tall as the screen stays so when the window becomes as tall as the page. */
function keepHeights(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { minHeight } = getComputedStyle(element)
    if (minHeight === `${innerHeight}px`) element.style.minHeight = minHeight
  }
}

/** Runs in the page: pictures would show colours halfway between the themes. */
async function whenColoursChanged(): Promise<void> {
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(changes.map(({ finished }) => finished))
}

/** Into the sheet's folder; `null` if the design has no picture of the state in this look. */
function copyMock({ name }: PageState, look: string): string | null {
  const mock = mockNames[name]
  const picture = `${mock}-${look}.png`
  if (!mocks || !mock || !existsSync(join(mocks, picture))) return null
  copyFileSync(join(mocks, picture), join(folder, `mock-${picture}`))
  return `mock-${picture}`
}

function fileName(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
}
