import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeHostileContent } from '../../test/attacks/hostile-content.ts'
import { worstXssPayloads, xssPayloads } from '../../test/attacks/xss-payloads.ts'
import { startSiteProcess } from '../../test/site-process.ts'
import { report } from '../report.ts'
import { openXssBrowser } from '../xss-browser.ts'
import {
  accountAddresses,
  missingAddresses,
  searchAddresses,
  sharedLists,
  takeSavedFile,
  typeIntoSearch,
} from '../xss-sinks.ts'

/** Enough to open each kind of page many times; each page holds dozens of payloads. */
const CONTENT_PAGES = 150

/** Puts payloads wherever a browser shows text from others, with the policy and without it. */
export async function run([pages = String(CONTENT_PAGES)]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  try {
    const { placed, previews } = await writeHostileContent(join(folder, 'lobang.sqlite'))
    await using site = await startSiteProcess({ DATA_DIR: folder, TRUSTED_PROXIES: '1' })
    const content = await contentAddresses(site.url, Number(pages))
    const reflected = [
      ...searchAddresses('/search'),
      // The same filters as in the search.
      ...searchAddresses('/deals').filter((_, index) => index % 8 === 0),
      ...missingAddresses(),
      ...accountAddresses(),
    ]
    const opened = previews.map((token) => `/preview?token=${token}`)
    report('payloads', String(xssPayloads.length), { value: -xssPayloads.length, most: -250 })
    report('placed in texts of the content', String(placed))
    for (const policy of [true, false]) {
      await using browser = await openXssBrowser({ policy })
      const paths = [...content, ...reflected, ...opened, ...sharedLists()]
      await Promise.all(paths.map((path) => browser.visit(site.url + path)))
      await browser.onPage((page) => takeSavedFile(page, site.url))
      await browser.onPage(async (page) => {
        await page.goto(site.url)
        await typeIntoSearch(page, ['img', 'script', 'svg', 'onerror', ...worstXssPayloads])
      })
      const hits = browser.hits()
      for (const hit of hits.slice(0, 20)) process.stdout.write(`${hit}\n`)
      const name = `policy ${policy ? 'on' : 'off'}: payloads that ran in ${browser.visits()} pages`
      report(name, String(hits.length), { value: hits.length, most: 0 })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Equally many pages of each kind, and the files that browsers show. */
async function contentAddresses(origin: string, most: number): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/user-sitemap`)).text()
  const paths = [
    ...new Set([...sitemap.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, it]) => it ?? '')),
  ]
  const kinds = Map.groupBy(paths, (path) =>
    path
      .split('/')
      .slice(0, 3)
      .join('/')
      .replace(/[^/]+$/, ''),
  )
  const share = Math.ceil(most / kinds.size)
  const chosen = [...kinds.values()].flatMap((same) => same.slice(0, share))
  const deal = paths.find((path) => /^\/deals\/\w+\/./.test(path)) ?? '/deals'
  return [
    ...chosen,
    '/feed.xml',
    '/sitemap.xml',
    '/api/v2',
    `${deal}/_payload.json`,
    `${deal}/last-day.ics`,
  ]
}
