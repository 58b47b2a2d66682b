import type { BlockMap } from '#lib/block-map.ts'
import type { Work } from '#lib/work.ts'
import { createHeadings, type Headings } from './headings.ts'
import { createPageBudget } from './page-budget.ts'
import { asPositive, asRecord, asText, readBlock, readPage, type SafeBlock } from './read-block.ts'
import type { Richtext, RichtextNode, TextNode } from './richtext-node.ts'
import { type LinkContext, toPictureSrc } from './safe-address.ts'
import { toIcon, toLeafNode } from './to-leaf-node.ts'
import type { MediaContext } from './to-media.ts'
import { toColor, toRuns } from './to-runs.ts'

/** What goes for all pages of a site. */
export type RichtextRules = Pick<MediaContext, 'embedHosts'> & {
  /** Told each time; such a block shows nothing. */
  onUnknownBlock: (type: string) => void
}

export type RichtextOptions = RichtextRules &
  LinkContext & {
    /** Begins every id, so that pages that live in one document do not clash. */
    idPrefix: string
  }

/** Deeper than this nothing is set in any further, and deeper than that nothing is shown. */
const MAX_INDENT = 32
const MAX_DEPTH = 256
/** Each takes some microseconds, and a pause deep inside costs more than at the top. */
const BLOCKS_BETWEEN_PAUSES = 20

type Walk = MediaContext & {
  onUnknownBlock: RichtextRules['onUnknownBlock']
  headings: Headings
  /** Ids from the page down to where we are: meeting one again is a circle. */
  trail: readonly string[]
  /** Headings below something closed are in no table of contents. */
  isClosed: boolean
}

/** A block map as the tree of what is rendered; `null` when it has no page. */
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

/** Empty where it is too deep to set anything in: what is inside then follows. */
function* toInside(block: SafeBlock, walk: Walk): Work<RichtextNode[]> {
  return isTooDeep(walk) ? [] : yield* toChildren(block, walk)
}

/** `null` for a block that is missing, hidden, already open further up, or one too many. */
function enter(id: string, { blocks, trail, budget }: Walk): SafeBlock | null {
  if (trail.length > MAX_DEPTH || trail.includes(id)) return null
  const block = readBlock(blocks, id)
  return block && budget.takes(block) ? block : null
}

/** Neighbours of one kind are one list, so that numbers run on and readers hear its length. */
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
    // A column that lost its list, and a row that lost its table.
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
  // Who jumps from heading to heading must not land on nothing.
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
