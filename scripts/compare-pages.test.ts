import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { comparePages } from './compare-pages.ts'

const PAGE =
  '<label class="a" for="_R_1a_">Name</label><input id="_R_1a_" aria-describedby="_R_2b_-note"/>' +
  '<p id="_R_2b_-note">As you like</p><button aria-label="Close">×</button>'

test.each([
  ['an aria-label', (page: string) => page.replace('"Close"', '"Shut"')],
  ['the field of a label', (page: string) => page.replace('for="_R_1a_"', 'for="_R_2b_"')],
  ['a missing description', (page: string) => page.replace('aria-describedby="_R_2b_-note"', '')],
  ['a text', (page: string) => page.replace('As you like', 'As you wish')],
])('a recording that differs by %s is not the same', (_, change) => {
  expect(changesOf(PAGE, change(PAGE))).not.toEqual([])
})

test.each([
  ['a class', (page: string) => page.replace('class="a"', 'class="b c"')],
  ['the names of generated ids', (page: string) => page.replaceAll('_R_1a_', '_R_bq_')],
])('a recording that differs by %s is the same', (_, change) => {
  expect(changesOf(PAGE, change(PAGE))).toEqual([])
})

function changesOf(before: string, after: string) {
  using folder = temporaryFolder()
  const folders = [before, after].map((text, index) => {
    const path = join(folder.path, String(index))
    mkdirSync(path)
    writeFileSync(join(path, 'page.txt'), text)
    return path
  })
  return comparePages(folders[0] ?? '', folders[1] ?? '').changes
}
