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
  const documentOf = createDeskDocument({ ...build, ...site })
  const hrefs = (address: string, mayBeSignedIn = true) => {
    const url = new URL(address, site.siteUrl)
    return [...documentOf({ url, mayBeSignedIn }).matchAll(/href="([^"]+)"/g)].map(([, to]) => to)
  }

  const form = hrefs('/desk/deals/d1')

  const code = build.modules.get('deal-form/page.tsx')
  expect(code?.scripts.length).toBeGreaterThan(1)
  expect(form).toEqual(expect.arrayContaining([...(code?.scripts ?? []), ...(code?.styles ?? [])]))
  expect(new Set(form).size).toBe(form.length)
  const api = (all: (string | undefined)[]) => all.filter((path) => path?.includes('/desk/api/'))
  expect(api(form)).toEqual(['/me', '/models/deal', '/documents/d1'].map((at) => `/desk/api${at}`))
  expect(api(hrefs('/desk/writing/p1?new=post'))).toEqual(['/desk/api/me'])
  expect(api(hrefs('/desk/deals/d1', false))).toEqual([])
  expect(api(hrefs('/desk/deals/%22%3E%3Cb%3E'))).toContain('/desk/api/documents/%22%3E%3Cb%3E')
})

test('what a document asks for is what its page loads', () => {
  for (const { path, modules } of pageStarts) {
    const page = pages.find((one) => one.path === path)

    expect(String(page?.load)).toContain(modules[0])
    for (const name of modules) expect(build.modules.has(name), name).toBe(true)
  }
})
