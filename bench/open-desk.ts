import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { startSiteProcess } from '../test/site-process.ts'

/**
 * The built site with its demo, a browser, and what makes a context of it signed in as the desk's first admin. `checkout`
 * is another one than this, to compare with.
 */
export async function openDesk(checkout?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
  // The site would encode pictures for minutes, on the processor that the browser needs.
  const site = await startSiteProcess(
    { DATA_DIR: folder, PAGES_AT_START: 'off' },
    checkout === undefined ? {} : { folder: checkout },
  )
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '' })
  const [link = ''] = /http\S+\/desk\/join#\S+/.exec(site.output()) ?? []
  const origin = site.url.replace('127.0.0.1', 'localhost')
  const storageState = await signIn(browser, link.replace(/^http:\/\/[^/]+/, origin))
  return {
    origin,
    browser,
    storageState,
    async close(): Promise<void> {
      await browser.close()
      await site[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(browser: Browser, link: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await page.waitForURL(/\/desk\/$/)
  const state = await context.storageState()
  await context.close()
  return state
}
