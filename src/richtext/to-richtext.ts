import type { BlockMap } from '#lib/block-map.ts'
import type { Work } from '#lib/node/work.ts'
import { createHeadings, type Headings } from './headings.ts'
import { createPageBudget } from './page-budget.ts'
import { asPositive, asRecord, asText, readBlock, readPage, type SafeBlock } from './read-block.ts'
import type { Richtext, RichtextNode, TextNode } from './richtext-node.ts'
import { type LinkContext, toPictureSrc } from './safe-address.ts'
import { toIcon, toLeafNode } from './to-leaf-node.ts'
import type { MediaContext } from './to-media.ts'
import { toColor, toRuns } from './to-runs.ts'

/** Options for all pages of a site. */
export type RichtextRules = Pick<MediaContext, 'embedHosts'> & {
  /** Called for each unknown block, which shows nothing. */
  onUnknownBlock: (type: string) => void
}

export type RichtextOptions = RichtextRules &
  LinkContext & {
    /** The prefix of every id, so that ids of kept pages in one document do not clash. */
    idPrefix: string
  }

/** Deeper than the first, blocks are no longer indented; deeper than the second, they are not shown. */
const MAX_INDENT = 32
const MAX_DEPTH = 256
/** A block takes some microseconds. A pause deep inside the tree costs more than at the top. */
const BLOCKS_BETWEEN_PAUSES = 20

type Walk = MediaContext & {
  onUnknownBlock: RichtextRules['onUnknownBlock']
  headings: Headings
  /** Ids from the page down to this block. Meeting one again is a cycle. */
  trail: readonly string[]
  /** Headings inside closed toggles are left out of the table of contents. */
  isClosed: boolean
}

/** Turns a block map into the tree to render; `null` when it has no page. */
export function* toRichtext(blocks: BlockMap, options: RichtextOptions): Work<Richtext | null> {
  const page = readPage(blocks)
  if (!page) return null
  const budget = createPageBudget()
  const headings = createHeadings(options.idPrefix)
  let frames = 0
  const walk: Walk = {
    ...options,
    blocks,
    budget,
    headings,
    nextFrame: () => `${options.idPrefix}-frame-${++frames}`,
    trail: [page.id],
    isClosed: false,
  }
  const { format } = page
  const cover = toPictureSrc(format.page_cover)
  const position = asPositive(format.page_cover_position) ?? 0.5
  const nodes = yield* toChildren(page, walk)
  return {
    title: asText(page.properties.title).trim() || 'Untitled page',
    icon: toIcon(format.page_icon),
    cover: cover ? { src: cover, position: (1 - Math.min(position, 1)) * 100 } : null,
    isFullWidth: format.page_full_width === true,
    isSmallText: format.page_small_text === true,
    contents: headings.contents(budget.used()),
    nodes,
  }
}

function* toChildren(parent: SafeBlock, walk: Walk): Work<RichtextNode[]> {
  const nodes: RichtextNode[] = []
  for (const id of parent.content) {
    const block = enter(id, walk)
    if (!block) continue
    if (walk.budget.used() % BLOCKS_BETWEEN_PAUSES === 0) yield BLOCKS_BETWEEN_PAUSES
    const inner = { ...walk, trail: [...walk.trail, id] }
    if (block.type === 'bulleted_list' || block.type === 'numbered_list') {
      yield* addListItem(nodes, block, inner)
    } else {
      const node = yield* toNode(block, inner)
      if (node) nodes.push(node)
    }
    if (isTooDeep(inner) && block.type !== 'page' && block.type !== 'table') {
      for (const node of yield* toChildren(block, inner)) nodes.push(node)
    }
  }
  return nodes
}

function isTooDeep({ trail }: Walk): boolean {
  return trail.length > MAX_INDENT
}

/** Empty where it is too deep to indent; the children then follow. */
function* toInside(block: SafeBlock, walk: Walk): Work<RichtextNode[]> {
  return isTooDeep(walk) ? [] : yield* toChildren(block, walk)
}

/** `null` for a block that is missing, hidden, part of a cycle, or beyond the budget. */
function enter(id: string, { blocks, trail, budget }: Walk): SafeBlock | null {
  if (trail.length > MAX_DEPTH || trail.includes(id)) return null
  const block = readBlock(blocks, id)
  return block && budget.takes(block) ? block : null
}

/** Joins neighbouring items of one kind into one list, so that numbers continue and screen readers know its length. */
function* addListItem(nodes: RichtextNode[], block: SafeBlock, walk: Walk): Work<void> {
  const ordered = block.type === 'numbered_list'
  const start = asPositive(block.format.list_start_index)
  const last = nodes.at(-1)
  const item = yield* toTextNode(block, walk)
  if (last?.type === 'list' && last.ordered === ordered && start === null) {
    last.items.push(item)
  } else {
    const first = ordered ? Math.round(Math.min(start ?? 1, 1e6)) : 1
    nodes.push({ type: 'list', ordered, start: first, items: [item] })
  }
}

const headingLevels = { header: 1, sub_header: 2, sub_sub_header: 3 } as const

function* toNode(block: SafeBlock, walk: Walk): Work<RichtextNode | null> {
  switch (block.type) {
    case 'header':
    case 'sub_header':
    case 'sub_sub_header':
      return yield* toHeading(block, headingLevels[block.type], walk)
    case 'text':
    case 'quote':
      return { type: block.type, ...(yield* toTextNode(block, walk)) }
    case 'toggle':
      return { type: 'toggle', ...(yield* toTextNode(block, { ...walk, isClosed: true })) }
    case 'callout':
      return {
        type: 'callout',
        icon: toIcon(block.format.page_icon),
        ...(yield* toTextNode(block, walk)),
      }
    case 'to_do': {
      const checked = asText(block.properties.checked) === 'Yes'
      return { type: 'to_do', checked, ...(yield* toTextNode(block, walk)) }
    }
    case 'column_list':
      return { type: 'columns', columns: yield* toColumns(block, walk) }
    case 'transclusion_container':
      return { type: 'synced', children: yield* toInside(block, walk) }
    case 'transclusion_reference':
      return yield* followReference(block, walk)
    // A column without its list, and a row without its table.
    case 'column':
      return { type: 'synced', children: yield* toInside(block, walk) }
    case 'table_row':
      return null
  }
  const leaf = toLeafNode(block, walk)
  if (leaf === undefined) walk.onUnknownBlock(block.type)
  return leaf ?? null
}

function* toHeading(block: SafeBlock, level: 1 | 2 | 3, walk: Walk): Work<RichtextNode> {
  const text = asText(block.properties.title).trim()
  // An empty heading would mislead screen readers.
  if (!text) return { type: 'synced', children: yield* toInside(block, walk) }
  const isToggle = block.format.toggleable === true
  const place = walk.headings.add({ text, level, isListed: !walk.isClosed })
  const inside = isToggle ? { ...walk, isClosed: true } : walk
  return { type: 'heading', level, isToggle, ...place, ...(yield* toTextNode(block, inside)) }
}

function* toTextNode(block: SafeBlock, walk: Walk): Work<TextNode> {
  return {
    text: toRuns(block.properties.title, walk),
    color: toColor(block.format.block_color),
    children: yield* toInside(block, walk),
  }
}

type Column = { ratio: number; children: RichtextNode[] }

function* toColumns(list: SafeBlock, walk: Walk): Work<Column[]> {
  if (isTooDeep(walk)) return []
  const columns: Column[] = []
  for (const id of list.content) {
    const column = enter(id, walk)
    if (column?.type !== 'column') continue
    const ratio = Math.min(asPositive(column.format.column_ratio) ?? 1 / list.content.length, 1)
    const children = yield* toChildren(column, { ...walk, trail: [...walk.trail, id] })
    columns.push({ ratio, children })
  }
  return columns
}

function* followReference(block: SafeBlock, walk: Walk): Work<RichtextNode | null> {
  const { id } = asRecord(block.format.transclusion_reference_pointer)
  const target = typeof id === 'string' ? enter(id, walk) : null
  if (target?.type !== 'transclusion_container') return null
  return {
    type: 'synced',
    children: yield* toInside(target, { ...walk, trail: [...walk.trail, target.id] }),
  }
}
