import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { freePort } from '../test/free-port.ts'
import { patience } from '../test/machine.ts'
import { startSiteProcess } from '../test/site-process.ts'
import { test as journey } from './journey.ts'
import { quickPictures, SMALL_DEMO } from './this-run.ts'

export type DeskSite = {
  origin: string
  /** The link that the site has printed. */
  link: string
}

/** `test` with a site of its own, as `npm start` runs it, with a tenth of the demo. Its link works once, so tests share none. */
export const test = journey.extend<{ desk: DeskSite }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'lobang-desk-'))
      copyFileSync(SMALL_DEMO, join(folder, 'lobang.sqlite'))
      const port = String(await freePort())
      const origin = `http://localhost:${port}`
      const env = { DATA_DIR: folder, PORT: port, SITE_URL: origin, LOG_LEVEL: 'warn' }
      await using site = await startSiteProcess({ ...env, ...quickPictures })
      while (!site.output().includes('/desk/join#'))
        await new Promise((done) => setTimeout(done, 50))
      const [link = ''] = /http\S+\/desk\/join#\S+/.exec(site.output()) ?? []

      await use({ origin, link })
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { timeout: patience(120_000) },
  ],
  baseURL: ({ desk }, use) => use(desk.origin),
})

/** Opens the printed link: from now on the page is signed in as the desk's first admin. */
export async function enterDesk(page: Page, { link, origin }: DeskSite): Promise<void> {
  await page.goto(link)
  await expect(page).toHaveURL(`${origin}/desk/`)
}
