import { renderToStaticMarkup } from 'react-dom/server'
import type { Work } from '#lib/node/work.ts'
import { type FindMarkup, MarkupContext } from './markup.ts'
import { CELLS_OF_BLOCK } from './page-budget.ts'
import type { RichtextNode } from './richtext-node.ts'
import { RichtextNodes } from './richtext-nodes.tsx'

/** How many blocks are rendered without a pause: about a millisecond. */
const AT_ONCE = 20

type Rendering = { findMarkup: FindMarkup; createToken: () => string }
type Slots = Map<string, string>

/**
 * Renders the markup of blocks, a few at a time. Large content is rendered separately and then replaces a token, so that
 * even a deep or long page does not block others.
 */
export function* renderNodes(nodes: readonly RichtextNode[], rendering: Rendering): Work<string> {
  const html: string[] = []
  for (let from = 0; from < nodes.length; from += AT_ONCE) {
    const slots: Slots = new Map()
    const part: RichtextNode[] = []
    for (const node of nodes.slice(from, from + AT_ONCE)) {
      part.push(isLarge(node) ? yield* withSlots(node, slots, rendering) : node)
    }
    html.push(fillSlots(renderAtOnce(part, rendering), slots))
    yield AT_ONCE
  }
  return html.join('')
}

function renderAtOnce(nodes: RichtextNode[], { findMarkup }: Rendering): string {
  return renderToStaticMarkup(
    <MarkupContext value={findMarkup}>
      <RichtextNodes nodes={nodes} />
    </MarkupContext>,
  )
}

function fillSlots(html: string, slots: Slots): string {
  let filled = html
  for (const [token, inner] of slots) filled = filled.replace(token, () => inner)
  return filled
}

/** The same node with its children already rendered. */
function* withSlots(node: RichtextNode, slots: Slots, rendering: Rendering): Work<RichtextNode> {
  const toSlot = (html: string): RichtextNode => {
    const token = rendering.createToken()
    slots.set(token, html)
    return { type: 'slot', token }
  }
  const inside = function* (children: readonly RichtextNode[]): Work<RichtextNode[]> {
    return children.length === 0 ? [] : [toSlot(yield* renderNodes(children, rendering))]
  }
  if (node.type === 'list') return toSlot(yield* renderList(node, rendering))
  if (node.type === 'table') return toSlot(yield* renderTable(node, rendering))
  if (node.type === 'columns') {
    const columns = []
    for (const column of node.columns) {
      columns.push({ ...column, children: yield* inside(column.children) })
    }
    return { ...node, columns }
  }
  return 'children' in node ? { ...node, children: yield* inside(node.children) } : node
}

type NodeOf<Type> = Extract<RichtextNode, { type: Type }>

function* renderList(list: NodeOf<'list'>, rendering: Rendering): Work<string> {
  const rendered: string[] = []
  for (const item of list.items) {
    const slots: Slots = new Map()
    const light = yield* withSlots({ type: 'text', ...item }, slots, rendering)
    const one = { ...list, items: [light as NodeOf<'text'>] }
    rendered.push(fillSlots(renderAtOnce([one], rendering), slots))
    yield
  }
  return joinInside(rendered, '>', '</')
}

function* renderTable(table: NodeOf<'table'>, rendering: Rendering): Work<string> {
  const rowsAtOnce = Math.max(1, Math.floor((AT_ONCE * CELLS_OF_BLOCK) / table.columns.length))
  const rendered: string[] = []
  for (let from = 0; from < table.rows.length; from += rowsAtOnce) {
    const rows = table.rows.slice(from, from + rowsAtOnce)
    const part = { ...table, rows, headRow: table.headRow && from === 0 }
    rendered.push(renderAtOnce([part], rendering))
    yield AT_ONCE
  }
  return joinInside(rendered, '<tbody>', '</tbody>')
}

/**
 * Joins elements of the same kind into one: the tags of the first around the contents of all. React escapes `<` and
 * `>` in texts and attributes, so `open` and `close` find only tags.
 */
function joinInside(elements: readonly string[], open: string, close: string): string {
  const [first = ''] = elements
  const insides = elements.map((html) =>
    html.slice(html.indexOf(open) + open.length, html.lastIndexOf(close)),
  )
  const start = first.slice(0, first.indexOf(open) + open.length)
  return start + insides.join('') + first.slice(first.lastIndexOf(close))
}

function isLarge(node: RichtextNode): boolean {
  return weightOf(node, AT_ONCE) > AT_ONCE
}

/** The number of blocks in a node, including itself; stops counting at `most`. */
function weightOf(node: RichtextNode, most: number): number {
  if (node.type === 'table') return (node.rows.length * node.columns.length) / CELLS_OF_BLOCK
  let weight = 1
  for (const inner of insideOf(node)) {
    if (weight > most) return weight
    weight += weightOf(inner, most - weight)
  }
  return weight
}

function insideOf(node: RichtextNode): readonly RichtextNode[] {
  if (node.type === 'list') return node.items.map((item) => ({ type: 'text', ...item }))
  if (node.type === 'columns') return node.columns.flatMap(({ children }) => children)
  return 'children' in node ? node.children : []
}
