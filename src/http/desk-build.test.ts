import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#desk/pages.ts'
import { pageStarts } from '#desk/wire/page-starts.ts'
import { readDeskBuild } from './desk-build.ts'
import { createDeskDocument } from './desk-document.ts'

const MAX_SCRIPT_BYTES = 160_000

const build = await readDeskBuild(join(import.meta.dirname, '../../dist/desk'))

test(`the first load of the desk has at most ${MAX_SCRIPT_BYTES} bytes of script`, () => {
  const { entry, first, files } = build

  const sizes = [entry, ...first.scripts].map((path) => files.get(path)?.body.bytes.br.length ?? 0)

  expect(sizes.every((size) => size > 0)).toBe(true)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
})

test('a page is loaded with its code and its answers side by side', () => {
  const site = { productName: 'Lobang', siteUrl: new URL('http://site.test') }
  const documentAt = createDeskDocument({ ...build, ...site })
  const at = (address: string) => documentAt(new URL(address, site.siteUrl))

  const answers = new Map([['/me', '{"name":"</script><b>"}']])
  const form = at('/desk/deals/d1').write(answers)

  const hrefs = [...form.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)
  const code = build.modules.get('deal-form/page.tsx')
  expect(hrefs).toEqual(expect.arrayContaining([...(code?.scripts ?? []), ...(code?.styles ?? [])]))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(form).toContain('data-read="/me">{"name":"\\u003c/script>\\u003cb>"}</script>')
  expect(at('/desk/deals/d1').reads).toEqual(['/me', '/models/deal', '/documents/d1'])
  expect(at('/desk/writing/p1?new=post').reads).toEqual(['/me'])
  expect(at('/desk/deals/%22%3E%3Cb%3E').reads).toContain('/documents/%22%3E%3Cb%3E')
})

test('the deal form and its styles are few enough files for one turn of a phone', () => {
  const { entry, first, modules } = build
  const code = modules.get('deal-form/page.tsx') ?? { scripts: [], styles: [] }

  const files = [entry, ...first.scripts, ...first.styles, ...code.scripts, ...code.styles]

  expect(code.scripts.length).toBeGreaterThan(0)
  // Browsers open six connections to a host.
  expect(files.length).toBeLessThanOrEqual(6)
})

test('the modules that a document preloads are in the build, with that of its page', () => {
  for (const { path, modules } of pageStarts) {
    const page = pages.find((one) => one.path === path)

    expect(String(page?.load)).toContain(modules[0])
    for (const name of modules) expect(build.modules.has(name), name).toBe(true)
  }
})
