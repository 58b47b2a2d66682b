import type { Block, BlockMap, Decoration } from '#lib/block-map.ts'

const WORDS =
  'We keep as little as we can, for as short a time as we can, and tell you what it is before you give it. '

/** A page of this many blocks, with the usual kinds of long pages, including code and equations. */
export function longRichtext(pageId: string, count: number): BlockMap {
  const page = { id: pageId, type: 'page', content: [] as string[], properties: text('Long') }
  const map: BlockMap = { [pageId]: { value: page } }
  const add = (parent: Block, block: Omit<Block, 'id'>): Block => {
    const id = `block-${Object.keys(map).length}`
    const value = { ...block, id }
    map[id] = { value }
    parent.content = [...(parent.content ?? []), id]
    return value
  }
  for (let at = 0; Object.keys(map).length < count; at++) {
    if (at % 12 === 0) add(page, { type: 'header', properties: text(`Section ${at / 12 + 1}`) })
    addSample(at % 12, page, add)
  }
  return map
}

function addSample(
  kind: number,
  page: Block,
  add: (parent: Block, block: Omit<Block, 'id'>) => Block,
): void {
  switch (kind) {
    case 1:
    case 2:
    case 3: {
      const item = add(page, { type: 'bulleted_list', properties: text('An item') })
      add(item, { type: 'numbered_list', properties: text('And one in it') })
      return
    }
    case 5: {
      const toggle = add(page, { type: 'toggle', properties: text('May I ask?') })
      add(toggle, { type: 'text', properties: text(WORDS) })
      return
    }
    case 7: {
      const format = { table_block_column_order: ['a', 'b'], table_block_column_header: true }
      const table = add(page, { type: 'table', format })
      const cells = { a: decorated('What'), b: decorated('For how long') }
      for (let row = 0; row < 4; row++) add(table, { type: 'table_row', properties: cells })
      return
    }
    case 9:
      add(page, {
        type: 'code',
        properties: {
          ...text('export const nett = (price: number) => price * 1.199 // service and GST'),
          language: decorated('TypeScript'),
        },
      })
      return
    case 10:
      add(page, {
        type: 'equation',
        properties: text('p_n = p \\times 1.10 \\times \\frac{109}{100}'),
      })
      return
    case 11:
      add(page, {
        type: 'callout',
        properties: text(WORDS),
        format: { block_color: 'gray_background', page_icon: '📣' },
      })
      return
    default:
      add(page, { type: 'text', properties: { title: marked() } })
  }
}

function decorated(words: string): Decoration[] {
  return [[words]]
}

function text(words: string): Record<string, Decoration[]> {
  return { title: decorated(words) }
}

function marked(): Decoration[] {
  return [
    [WORDS],
    ['Bold', [['b']]],
    [' and '],
    ['linked', [['a', 'https://a.example/']]],
    [`. ${WORDS}`],
  ]
}
