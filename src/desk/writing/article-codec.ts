import type { Node, NodeSpec } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { isRecord } from '#lib/is-record.ts'
import { ownField } from '#lib/own-field.ts'
import { type Blocks, createBlockKeeper } from './block-keeper.ts'
import type { DocumentCodec } from './document-codec.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { createRichTextSchema } from './rich-text-schema.ts'

export type Slice = Record<string, unknown> & { slice_type: string; id?: string }
export type Slices = readonly Slice[]

/** The name of the rich-text field that is all a slice of this type holds; `null` for slices of other kinds. */
type FindTextField = (slice: Slice) => string | null

/** The attributes of a slice that holds text. `isNew` until something is written in it. */
export type ProseAttrs = { slice: Slice; field: string; isNew: boolean }

export type ArticleRules = {
  findTextField: FindTextField
  /** A slice to write in, with an id of its own. */
  fresh: () => ProseAttrs
}

/**
 * A slice zone as one text: slices that hold a text alone are parts of it, and the others stand between them. The
 * stored slice without its text is an attribute, so its id and its other fields stay.
 */
export function createArticleCodec({ findTextField, fresh }: ArticleRules): DocumentCodec<Slices> {
  const schema = createRichTextSchema({ doc: { content: 'slice+' }, prose, slice_card: sliceCard })
  const keeper = createBlockKeeper(schema)
  const stored = new WeakMap<Node, Slice>()

  function toNode(slice: Slice): Node {
    const field = findTextField(slice)
    const blocks = field === null ? null : textOf(slice, field)
    const node =
      field === null || blocks === null
        ? schema.node('slice_card', { slice })
        : schema.node('prose', proseAttrs(slice, field), keeper.toNodes(blocks))
    stored.set(node, slice)
    return node
  }

  function toSlice(node: Node, previous: ReadonlyMap<unknown, Slice>): Slice {
    const known = stored.get(node)
    if (known) return known
    const { slice, field } = node.attrs
    const before = previous.get(slice.id)
    const old = before && node.type.name === 'prose' ? textOf(before, field) : null
    const now =
      node.type.name === 'prose'
        ? withText(slice, field, keeper.toBlocks(node, { previous: old ?? [], empty: [] }))
        : slice
    stored.set(node, now)
    return now
  }

  const toNodes = (slices: Slices) =>
    slices.length === 0
      ? [schema.node('prose', fresh(), [schema.node('paragraph')])]
      : slices.map(toNode)

  return {
    schema,
    toDoc: (slices) => schema.node('doc', null, toNodes(slices)),
    toValue(doc, previous) {
      const byId = new Map(previous.map((slice) => [slice.id, slice]))
      const slices = doc.children
        .filter((node) => !isBlankAndNew(node))
        .map((node) => toSlice(node, byId))
      const isSame = slices.every((slice, place) => slice === previous[place])
      return isSame && slices.length === previous.length ? previous : slices
    },
    merge: (tr, slices) => mergeSlices(tr, withBlankOnes(tr.doc, toNodes(slices))),
  }
}

const prose: NodeSpec = {
  group: 'slice',
  content: 'block+',
  defining: true,
  // ProseMirror makes one without a slice when all is deleted; `unique-slices.ts` gives it one.
  attrs: { slice: { default: null }, field: { default: null }, isNew: { default: true } },
  toDOM: (node) => ['section', { 'data-slice': String(node.attrs.slice?.slice_type ?? '') }, 0],
}

const sliceCard: NodeSpec = {
  group: 'slice',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: { slice: {} },
  toDOM: (node) => ['div', { 'data-slice': String(node.attrs.slice.slice_type) }],
}

function proseAttrs(slice: Slice, field: string): ProseAttrs {
  return { slice: withText(slice, field, null), field, isNew: false }
}

function textOf(slice: Slice, field: string): Blocks | null {
  const value = isRecord(slice.primary) ? (ownField(slice.primary, field) ?? []) : []
  return Array.isArray(value) ? value : null
}

function withText(slice: Slice, field: string, text: Blocks | null): Slice {
  return { ...slice, primary: { ...(slice.primary as object), [field]: text } }
}

/** A slice that nobody has written in is not saved. */
function isBlankAndNew(node: Node): boolean {
  return node.attrs.isNew === true && node.childCount === 1 && node.textContent === ''
}

/** Others do not know of the slices in which nothing is written yet. They stay where they are. */
function withBlankOnes(doc: Node, wanted: readonly Node[]): readonly Node[] {
  const all = [...wanted]
  doc.children.forEach((node, place) => {
    if (!isBlankAndNew(node) || all.some((one) => idOf(one) === idOf(node))) return
    const before = doc.maybeChild(place - 1)
    const at = before ? all.findIndex((one) => idOf(one) === idOf(before)) + 1 : 0
    all.splice(at, 0, node)
  })
  const [only] = all
  const isFirstBlank = all.length === 2 && only && isBlankAndNew(only) && wanted.length === 1
  return isFirstBlank && wanted.some(isBlankAndNew) ? all.slice(0, 1) : all
}

/** Slices are found again by their ids; the texts of those that stay are merged by blocks. */
function mergeSlices(tr: Transaction, wanted: readonly Node[]): void {
  const byId = new Map(wanted.map((node) => [idOf(node), node]))
  const old = tr.doc.children
  const isKept = (node: Node) => {
    const now = idOf(node) === undefined ? undefined : byId.get(idOf(node))
    return now !== undefined && now.type === node.type
  }
  const kept = old.filter(isKept)
  const order = wanted.filter((node) => kept.some((one) => idOf(one) === idOf(node)))
  const isInOrder = order.every((node, place) => idOf(node) === idOf(kept[place] as Node))
  if (!isInOrder || kept.length === 0) {
    mergeBlocks(tr, tr.doc, wanted)
    return
  }
  mergeKept(tr, byId)
  // Now those that stay are equal, and what is left is to add and to remove.
  mergeBlocks(tr, tr.doc, wanted)
}

function mergeKept(tr: Transaction, byId: ReadonlyMap<unknown, Node>): void {
  const ends: { node: Node; at: number }[] = []
  tr.doc.forEach((node, at) => {
    ends.push({ node, at })
  })
  for (const { node, at } of ends.toReversed()) {
    const wanted = idOf(node) === undefined ? undefined : byId.get(idOf(node))
    if (wanted?.type !== node.type || node.eq(wanted) || node.isAtom) continue
    mergeBlocks(tr, node, wanted.children, at + 1)
    if (!node.hasMarkup(wanted.type, wanted.attrs)) tr.setNodeMarkup(at, null, wanted.attrs)
  }
}

function idOf(node: Node): unknown {
  return node.attrs.slice?.id
}
