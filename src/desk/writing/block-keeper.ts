import type { Node, Schema } from 'prosemirror-model'
import { isRecord } from '#lib/is-record.ts'
import { readInline, toInlineNodes } from './inline-content.ts'
import { isTextKind, type RichTextBlock, type TextSpan } from './rich-text-block.ts'

export type Blocks = readonly RichTextBlock[]

/**
 * Remembers which stored block each node came from. ProseMirror never changes a node, so a node that is still there
 * gives its block back, the same object. A node that was changed and changed back does so too.
 */
export function createBlockKeeper(schema: Schema) {
  const stored = new WeakMap<Node, RichTextBlock>()
  /** The nodes that were read, by their text: an undo makes a new node. */
  const byText = new Map<string, Node[]>()

  function toNode(block: RichTextBlock): Node {
    const node = readNode(schema, block)
    stored.set(node, block)
    const alike = byText.get(node.textContent)
    if (alike) alike.push(node)
    else byText.set(node.textContent, [node])
    return node
  }

  /** Finds the stored block of a node: of several that look alike, one that is not `shown` by another node. */
  function findStored(node: Node, shown: ReadonlySet<unknown> = new Set()) {
    const known = stored.get(node)
    if (known) return known
    const twins = byText.get(node.textContent)?.filter((one) => one.eq(node)) ?? []
    const blocks = twins.flatMap((twin) => stored.get(twin) ?? [])
    return blocks.find((block) => !shown.has(block)) ?? blocks[0]
  }

  function toAllBlocks(nodes: readonly Node[]): Blocks {
    const shown = new Set<unknown>(nodes.map((node) => stored.get(node)))
    return nodes.map((node) => {
      const block = findStored(node, shown) ?? writeBlock(node)
      stored.set(node, block)
      return block
    })
  }

  return {
    /** The nodes of a field; a field without blocks has one paragraph to write in. */
    toNodes(blocks: Blocks): Node[] {
      if (blocks.length === 0) return [schema.node('paragraph')]
      return blocks.map(toNode)
    },
    /** `previous` comes back, the same object, if it has these blocks. `empty` is what a field without text holds. */
    toBlocks(parent: Node, { previous, empty }: { previous: Blocks; empty: Blocks }): Blocks {
      const first = parent.firstChild
      const isBlank = parent.childCount === 1 && first !== null && isBlankParagraph(first)
      const blocks = isBlank && !findStored(first) ? empty : toAllBlocks(parent.children)
      const isSame = blocks.every((block, place) => block === previous[place])
      return isSame && blocks.length === previous.length ? previous : blocks
    },
  }
}

function isBlankParagraph(node: Node): boolean {
  return node.type.name === 'paragraph' && node.childCount === 0 && node.attrs.rest === null
}

function readNode(schema: Schema, block: RichTextBlock): Node {
  const { type, text, spans, ...rest } = block
  if (!isTextKind(type) || typeof text !== 'string') return schema.node('card', { block })
  const known = Array.isArray(spans) ? spans.filter(isSpan) : []
  const content = toInlineNodes(schema, { text, spans: known }, type !== 'preformatted')
  return schema.node(type, { rest: Object.keys(rest).length === 0 ? null : rest }, content)
}

function isSpan(span: unknown): span is TextSpan {
  if (!isRecord(span) || typeof span.type !== 'string') return false
  return Number.isInteger(span.start) && Number.isInteger(span.end)
}

function writeBlock(node: Node): RichTextBlock {
  if (node.type.name === 'card') return node.attrs.block
  return { type: node.type.name, ...readInline(node), ...node.attrs.rest }
}
