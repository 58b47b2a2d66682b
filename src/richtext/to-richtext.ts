import type { Block, BlockMap } from './richtext-client.ts'
import type { Richtext, RichtextNode, TextNode } from './richtext-node.ts'
import { type LinkContext, toColor, toPlainText, toRuns } from './to-runs.ts'
import { toCode, toImage, toLinkNode, toTable } from './to-special-node.ts'

/** References may repeat a passage, and repeats of repeats grow fast; no honest page needs more. */
const MAX_NODES = 4000
const MAX_DEPTH = 32

type Walk = LinkContext & {
  /** Ids from the page down to where we are: meeting one again is a circle. */
  trail: readonly string[]
  progress: { nodesLeft: number; lastDepth: number }
}

/** A block map as the tree of what is rendered; `null` when it has no page. */
export function toRichtext(blocks: BlockMap, pathOf: LinkContext['pathOf']): Richtext | null {
  const page = Object.values(blocks)[0]?.value
  if (!page) return null
  const walk = {
    blocks,
    pathOf,
    trail: [page.id],
    progress: { nodesLeft: MAX_NODES, lastDepth: 1 },
  }
  return { title: toPlainText(page.properties?.title), nodes: toChildren(page, walk) }
}

function toChildren(parent: Block, walk: Walk): RichtextNode[] {
  const nodes: RichtextNode[] = []
  for (const id of Array.isArray(parent.content) ? parent.content : []) {
    const block = enter(id, walk)
    if (!block) continue
    const inner = { ...walk, trail: [...walk.trail, id] }
    if (block.type === 'bulleted_list' || block.type === 'numbered_list') {
      addListItem(nodes, block, inner)
      continue
    }
    const node = toNode(block, inner)
    if (node) nodes.push(node)
  }
  return nodes
}

/** `null` for a block that is missing, hidden, already open further up, or one too many. */
function enter(id: string, { blocks, trail, progress }: Walk): Block | null {
  const block = blocks[id]?.value
  if (!block || trail.includes(id) || trail.length > MAX_DEPTH || progress.nodesLeft === 0)
    return null
  progress.nodesLeft -= 1
  return block
}

/** Neighbours of one kind are one list, so that numbers run on and readers hear its length. */
function addListItem(nodes: RichtextNode[], block: Block, walk: Walk): void {
  const ordered = block.type === 'numbered_list'
  const start = block.format?.list_start_index
  const last = nodes.at(-1)
  const item = toTextNode(block, walk)
  if (last?.type === 'list' && last.ordered === ordered && start === undefined) {
    last.items.push(item)
  } else {
    const first = ordered && typeof start === 'number' ? start : 1
    nodes.push({ type: 'list', ordered, start: first, items: [item] })
  }
}

const headingLevels = { header: 1, sub_header: 2, sub_sub_header: 3 } as const

function toNode(block: Block, walk: Walk): RichtextNode | null {
  switch (block.type) {
    case 'header':
    case 'sub_header':
    case 'sub_sub_header':
      return toHeading(block, headingLevels[block.type], walk)
    case 'text':
    case 'quote':
    case 'toggle':
      return { type: block.type, ...toTextNode(block, walk) }
    case 'callout':
      return { type: 'callout', ...toIcon(block), ...toTextNode(block, walk) }
    case 'to_do': {
      const checked = toPlainText(block.properties?.checked) === 'Yes'
      return { type: 'to_do', checked, ...toTextNode(block, walk) }
    }
    case 'divider':
      return { type: 'divider' }
    case 'column_list':
      return { type: 'columns', columns: toColumns(block, walk) }
    case 'transclusion_container':
      return { type: 'synced', children: toChildren(block, walk) }
    case 'transclusion_reference':
      return followReference(block, walk)
    case 'page': {
      const title = toPlainText(block.properties?.title) || 'Untitled page'
      const href = walk.pathOf(block.id.replaceAll('-', ''))
      return { type: 'page', href, title, ...toIcon(block) }
    }
    case 'table':
      return toTable(block, walk)
    case 'code':
    case 'equation':
      return toCode(block, walk)
    case 'image':
      return toImage(block, walk)
    default:
      return toLinkNode(block, walk)
  }
}

function toHeading(block: Block, level: 1 | 2 | 3, walk: Walk): RichtextNode {
  const { progress } = walk
  const depth = Math.min(level + 1, progress.lastDepth + 1) as 2 | 3 | 4
  progress.lastDepth = depth
  return { type: 'heading', level, depth, ...toTextNode(block, walk) }
}

function toTextNode(block: Block, walk: Walk): TextNode {
  const color = toColor(block.format?.block_color)
  const children = toChildren(block, walk)
  return {
    text: toRuns(block.properties?.title, walk),
    ...(color ? { color } : {}),
    ...(children.length > 0 ? { children } : {}),
  }
}

/** Only emoji: an icon by address would be a request to somebody else's server. */
function toIcon({ format }: Block): { icon?: string } {
  const icon = format?.page_icon
  return typeof icon === 'string' && !/[/:.]/.test(icon) ? { icon } : {}
}

function toColumns(list: Block, walk: Walk): { ratio: number; children: RichtextNode[] }[] {
  return (list.content ?? []).flatMap((id) => {
    const column = enter(id, walk)
    if (column?.type !== 'column') return []
    const ratio = Number(column.format?.column_ratio)
    const children = toChildren(column, { ...walk, trail: [...walk.trail, id] })
    return [{ ratio: ratio > 0 && ratio <= 1 ? ratio : 1, children }]
  })
}

function followReference(block: Block, walk: Walk): RichtextNode | null {
  const pointer = block.format?.transclusion_reference_pointer as { id?: unknown } | undefined
  if (typeof pointer?.id !== 'string') return null
  const target = enter(pointer.id, walk)
  if (target?.type !== 'transclusion_container') return null
  const children = toChildren(target, { ...walk, trail: [...walk.trail, pointer.id] })
  return { type: 'synced', children }
}
