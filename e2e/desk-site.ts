import { expect, type Page } from 'playwright/test'
import { freePort } from '../test/free-port.ts'
import { patience } from '../test/machine.ts'
import { test as journey } from './journey.ts'
import { SMALL_DEMO } from './this-run.ts'

export type DeskSite = {
  origin: string
  /** The link that the site has printed. */
  link: string
  letTimePass: () => Promise<void>
}

/** `test` with a site of its own, with a tenth of the demo. Its link works once, so tests share none. */
export const test = journey.extend<{ desk: DeskSite }>({
  desk: [
    async ({ sites }, use) => {
      const origin = `http://localhost:${await freePort()}`
      await using site = await sites.start(origin, { demo: SMALL_DEMO })
      const [link = ''] = /http\S+\/desk\/join#\S+/.exec(site.notice) ?? []

      await use({ origin, link, letTimePass: site.letTimePass })
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
