import { expect, test } from 'vitest'
import type { BlockMap } from '#lib/block-map.ts'
import { atOnce } from '#lib/node/work.ts'
import { pageOf, renderBlocks } from '../../test/richtext-fixture.ts'
import { writeRichtext } from './render-richtext.tsx'
import { toRichtext } from './to-richtext.ts'

type Blocks = Parameters<typeof pageOf>[0]

const options = {
  idPrefix: 'p',
  embedHosts: [],
  onUnknownBlock: () => {},
}

const COUNT = 3000
const numbered = (toBlock: (index: number) => Blocks[string]): Blocks =>
  Object.fromEntries(Array.from({ length: COUNT }, (_, index) => [`b${index}`, toBlock(index)]))
const title = (text: string): [string][] => [[text]]

const pages: [what: string, page: BlockMap][] = [
  ['blocks', pageOf(numbered((index) => ({ title: title(`text ${index}`) })))],
  [
    'items of one list',
    pageOf(numbered((index) => ({ type: 'bulleted_list', title: title(`item ${index}`) }))),
  ],
  [
    'blocks in one toggle',
    pageOf({
      top: { type: 'toggle', title: title('Open') },
      ...numbered((index) => ({ title: title(`text ${index}`), under: 'top' })),
    }),
  ],
  [
    'blocks inside each other',
    pageOf(
      numbered((index) => ({
        type: 'toggle',
        title: title(`level ${index}`),
        ...(index % 30 === 0 ? {} : { under: `b${index - 1}` }),
      })),
    ),
  ],
  [
    'rows of a table',
    pageOf({
      table: { type: 'table', format: { table_block_column_order: ['a', 'b'] } },
      ...numbered((index) => ({
        type: 'table_row',
        properties: { a: title(`row ${index}`), b: title('cell') },
        under: 'table',
      })),
    }),
  ],
]

test.for(pages)('3,000 %s are rendered a few at a time', ([, map]) => {
  const page = atOnce(toRichtext(map, options))
  const rendered = page ? [...writeRichtext(page, () => null)] : []

  expect(rendered.length).toBeGreaterThan(60)
  expect(Math.max(...rendered.map((steps) => steps ?? 1))).toBeLessThanOrEqual(20)
})

test.for(pages)('all of 3,000 %s are shown, in their order', ([, map]) => {
  const numbers = [...renderBlocks(map).matchAll(/(?:text|item|level|row) (\d+)/g)]
    .map(([, number]) => Number(number))
    // The first row of a table is also its name.
    .filter((number, at, all) => number !== all[at - 1])

  expect(numbers).toEqual(Array.from({ length: COUNT }, (_, index) => index))
})

test('a table with too many cells is cut off', () => {
  const columns = Array.from({ length: 50 }, (_, index) => `c${index}`)
  const properties = Object.fromEntries(columns.map((column) => [column, title('x')]))
  const map = pageOf({
    table: { type: 'table', format: { table_block_column_order: columns } },
    ...numbered(() => ({ type: 'table_row', properties, under: 'table' })),
  })

  expect(renderBlocks(map).match(/<td/g)?.length).toBeLessThanOrEqual(100_000)
})
