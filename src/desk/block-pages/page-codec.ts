import type { Node } from 'prosemirror-model'
import type { BlockEntry, BlockMap } from '#lib/block-map.ts'
import { childrenOf, typeOf } from '#lib/block-parts.ts'
import { isRecord } from '#lib/is-record.ts'
import type { DocumentCodec } from '../writing/document-codec.ts'
import { readInline, toInlineNodes } from '../writing/inline-content.ts'
import { mergeBlocks } from '../writing/merge-blocks.ts'
import type { TextKind } from '../writing/rich-text-block.ts'
import { createRichTextSchema } from '../writing/rich-text-schema.ts'
import { readDecorations, writeDecorations } from './decorations.ts'
import { outlineOf, type Placed, rootOf, textTypes } from './page-outline.ts'
import { removeBlocks } from './remove-blocks.ts'

/** What a node knows of its block. */
export type BlockPlace = { id: string; depth: number; type: string | null }

/**
 * A page of blocks as one text. Its blocks are edited in reading order, each with its depth; those that are not text are
 * cards. An entry that nobody has touched is the stored object, and so is the whole page.
 */
export function createPageCodec(): DocumentCodec<BlockMap> {
  const schema = createRichTextSchema()
  /** The entries of text nodes as they were read, and the texts that nodes hold. */
  const stored = new WeakMap<Node, BlockEntry>()

  function toNode({ id, depth, entry }: Placed): Node {
    const type = entry && typeOf(entry)
    const kind = type === null ? undefined : textTypes[type]
    const styled = entry && kind ? readDecorations(titleOf(entry)) : null
    const place: BlockPlace = { id, depth, type }
    if (!kind || !styled) return schema.node('card', { block: place })
    const inline = toInlineNodes(schema, styled, kind !== 'preformatted')
    const plain = kind === 'preformatted' ? inline.map((node) => node.mark([])) : inline
    const node = schema.node(kind, { rest: place }, plain)
    if (entry) stored.set(node, entry)
    return node
  }

  function toNodes(map: BlockMap): Node[] {
    const nodes = outlineOf(map).map(toNode)
    return nodes.length === 0 ? [schema.node('paragraph')] : nodes
  }

  return {
    schema,
    toDoc: (map) => schema.node('doc', null, toNodes(map)),
    merge: (tr, map) => mergeBlocks(tr, tr.doc, toNodes(map)),
    toValue(doc, previous) {
      const root = rootOf(previous)
      if (root === null) return previous
      const nodes = doc.children.filter((node) => placeOf(node) !== null)
      const children = childrenByParent(nodes, root)
      const next: BlockMap = { ...previous }
      for (const node of nodes) {
        const place = placeOf(node)
        if (!place) continue
        const old = Object.hasOwn(previous, place.id) ? previous[place.id] : undefined
        const entry = node.isTextblock ? writeText(node, old, stored.get(node)) : old
        if (entry) next[place.id] = withChildren(entry, place.id, children)
      }
      const page = previous[root] ?? {}
      next[root] = withChildren(page, root, children)
      const gone = outlineOf(previous).filter(
        ({ id }) => !nodes.some((node) => placeOf(node)?.id === id),
      )
      const kept = removeBlocks(
        next,
        gone.map(({ id }) => id),
      )
      return isSameMap(kept, previous) ? previous : kept
    },
  }
}

export function placeOf(node: Node): BlockPlace | null {
  return (node.type.name === 'card' ? node.attrs.block : node.attrs.rest) ?? null
}

function titleOf({ value }: BlockEntry): unknown {
  return isRecord(value?.properties) ? value.properties.title : undefined
}

/** The ids below each block. A block that is too deep for what is before it belongs to the nearest text. */
function childrenByParent(nodes: readonly Node[], root: string): Map<string, string[]> {
  const children = new Map<string, string[]>([[root, []]])
  const open: { id: string; depth: number }[] = []
  for (const node of nodes) {
    const place = placeOf(node)
    if (!place) continue
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= place.depth) open.pop()
    const parent = open.at(-1)?.id ?? root
    children.set(parent, [...(children.get(parent) ?? []), place.id])
    if (node.isTextblock && node.type.name !== 'preformatted') {
      children.set(place.id, [])
      open.push(place)
    }
  }
  return children
}

/** The stored entry if the text is the one that was read, else one with the new text. */
function writeText(
  node: Node,
  old: BlockEntry | undefined,
  read: BlockEntry | undefined,
): BlockEntry {
  const { id, type } = node.attrs.rest as BlockPlace
  const kind = node.type.name as TextKind
  const known = type !== null && textTypes[type] === kind ? type : typeOfKind(kind)
  if (read && old && (read === old || hasSameText(read, old))) return old
  const styled = readInline(node)
  const before = old && readDecorations(titleOf(old))
  const isSame = before && JSON.stringify(before) === JSON.stringify(styled)
  if (old && isSame && typeOf(old) === known) return old
  const value = old?.value ?? { id, type: known }
  const properties = { ...value.properties, title: writeDecorations(styled) }
  return {
    ...(old ?? { role: 'reader' }),
    value: { ...value, type: known, properties },
  } as BlockEntry
}

function hasSameText(a: BlockEntry, b: BlockEntry): boolean {
  return typeOf(a) === typeOf(b) && JSON.stringify(titleOf(a)) === JSON.stringify(titleOf(b))
}

function typeOfKind(kind: TextKind): string {
  return Object.keys(textTypes).find((type) => textTypes[type] === kind) ?? 'text'
}

function withChildren(
  entry: BlockEntry,
  id: string,
  children: ReadonlyMap<string, string[]>,
): BlockEntry {
  const ids = children.get(id)
  if (!ids || !entry.value || ids.join() === childrenOf(entry).join()) return entry
  return { ...entry, value: { ...entry.value, content: ids } }
}

function isSameMap(a: BlockMap, b: BlockMap): boolean {
  const [names, others] = [Object.keys(a), Object.keys(b)]
  return names.length === others.length && names.every((name) => a[name] === b[name])
}
