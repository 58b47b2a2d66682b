import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, test } from 'vitest'
import { patience } from './machine.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The real process: in tests that make a site by themselves, front and site share a thread.

test(
  'while the site’s thread is blocked, cached pages are served and a stop still ends',
  async () => {
    using folder = seededFolder()
    const hold = pathToFileURL(join(import.meta.dirname, 'hold-site-thread.ts')).href
    await using site = await startSiteProcess({
      DATA_DIR: folder.path,
      NODE_OPTIONS: `--import=${hold}`,
    })
    const pages = ['/', '/deals', '/blog', '/deals/_payload.json']
    const before = await Promise.all(pages.map((path) => read(site, path)))

    const held = hears(site, 'the site is held')
    site.process.kill('SIGUSR2')
    await held
    const during = await Promise.all(pages.map((path) => read(site, path)))
    const uncached = fetch(`${site.url}/search?q=kopi`, { signal: AbortSignal.timeout(500) })

    expect(during).toEqual(before)
    await expect(uncached).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(await site.stop()).toBe(0)
  },
  patience(90_000),
)

test('pages are made at the start, and the metrics count what the front answers itself', async () => {
  using folder = seededFolder()
  await using site = await startSiteProcess({ DATA_DIR: folder.path, PAGES_AT_START: 'on' })
  const hits = () => metric(site, 'lobang_page_cache_hits_total')
  await expect
    .poll(() => metric(site, 'lobang_page_cache_pages'), { interval: 100 })
    .toBeGreaterThan(20)
  await read(site, '/deals')
  const before = await hits()

  for (let count = 0; count < 5; count++) await read(site, '/deals')

  expect((await hits()) - before).toBe(5)
})

async function metric(site: SiteProcess, name: string): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

async function read(site: SiteProcess, path: string): Promise<string> {
  return (await fetch(site.url + path)).text()
}

function hears(site: SiteProcess, words: string): Promise<void> {
  return new Promise((resolve) => {
    site.process.stderr?.on('data', () => {
      if (site.output().includes(words)) resolve()
    })
  })
}

function seededFolder() {
  const folder = temporaryFolder()
  copyFileSync(inject('few'), join(folder.path, 'lobang.sqlite'))
  return folder
}
