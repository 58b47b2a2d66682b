import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEnvelope } from '#routes/kept-page.ts'
import { exportSite } from '../scripts/export-site.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createTestSite, testBuild } from './test-site.ts'

/** Pictures so small that making them takes no time, and none that cannot be small. */
const small = { pictureWidth: 16, withCards: false, onProgress: () => {} }

test('an export has every page, its payload, the build’s files and the error page', async () => {
  await using site = await createTestSite({ isSmall: true })
  using folder = temporaryFolder()
  const target = join(folder.path, 'out')

  const count = await exportSite({ site, build: testBuild, folder: target, ...small })

  const addresses = await site.addresses()
  // Rich texts link pages that are on no list.
  expect(count).toBeGreaterThan(addresses.length)
  expect(existsSync(join(target, '373ba72bbff75ce7a838e2499590de30/index.html'))).toBe(true)
  const pictures = new Set<string>()
  for (const address of addresses) {
    const html = readFileSync(join(target, address, 'index.html'), 'utf8')
    const payload = readFileSync(join(target, address, '_payload.json'), 'utf8')
    expect(findEnvelope(html)?.version).toBe(JSON.parse(payload).version)
    for (const [, path = ''] of html.matchAll(/<img [^>]*?src="(\/images\/[^"?]+)/g)) {
      pictures.add(path)
    }
  }
  const first = readFileSync(join(target, [...pictures][0] ?? ''))
  expect(pictures.size).toBeGreaterThan(20)
  expect([...pictures].every((path) => existsSync(join(target, path)))).toBe(true)
  expect(first.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  const latest = JSON.parse(readFileSync(join(target, 'builds/latest.json'), 'utf8'))
  expect(latest.id).toBe('test-build')
  const deal = readFileSync(
    join(target, 'deals/grocery/pasar-pintar-first-basket/index.html'),
    'utf8',
  )
  const shop = / href="(\/go\/[^"]+)"/.exec(deal)?.[1] ?? 'none'
  expect(readFileSync(join(target, shop, 'index.html'), 'utf8')).toContain(
    'url=https://pasar-pintar.example/offers/pasar-pintar-first-basket"',
  )
  expect(readFileSync(join(target, 'offline/index.html'), 'utf8')).toContain('No signal')
  expect(readFileSync(join(target, '404.html'), 'utf8')).toContain('Awww mien! Page not found!')
})

test('an export has the social cards of its pages', async () => {
  await using site = await createTestSite({ isSmall: true })
  using folder = temporaryFolder()
  const target = join(folder.path, 'out')
  const addresses = async () => ['/settings']

  await exportSite({
    site: { app: site.app, addresses },
    build: testBuild,
    folder: target,
    ...small,
    withCards: true,
  })

  const html = readFileSync(join(target, 'settings/index.html'), 'utf8')
  const card = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const bytes = readFileSync(join(target, new URL(card).pathname))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
})

test('a second export replaces the first', async () => {
  await using site = await createTestSite({ isSmall: true })
  using folder = temporaryFolder()
  const target = join(folder.path, 'out')
  const onePage = { app: site.app, addresses: async () => ['/settings'] }
  const run = () => exportSite({ site: onePage, build: testBuild, folder: target, ...small })

  await run()
  writeFileSync(join(target, 'left-over.html'), '')
  await run()

  expect(readdirSync(target)).not.toContain('left-over.html')
})

test('a folder with other files is refused and left alone', async () => {
  await using site = await createTestSite({ isSmall: true })
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'holiday'))

  const exporting = exportSite({
    site,
    build: testBuild,
    folder: folder.path,
    ...small,
  })

  await expect(exporting).rejects.toThrow('is not empty, and not an earlier export')
  expect(readdirSync(folder.path)).toEqual(['holiday'])
})
