import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection, Selection } from 'prosemirror-state'
import type { ProseAttrs, Slice } from './article-codec.ts'

type Fresh = () => ProseAttrs

/** Puts a slice where the caret is, between two parts of the text. Removes a block that was only used to search for it. */
export function insertSlice(slice: Slice, fresh: Fresh): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    const card = state.schema.node('slice_card', { slice })
    const prose = $from.depth > 0 ? $from.node(1) : null
    if (prose?.type.name !== 'prose') return false
    const index = $from.index(1)
    const isSearch = /^(\/.*)?$/.test($from.parent.textContent)
    const before = prose.children.slice(0, isSearch ? index : index + 1)
    const after = prose.children.slice(index + 1)
    const first = before.length > 0 ? [prose.type.create(prose.attrs, before)] : []
    const ownAttrs = before.length > 0 ? { ...fresh(), isNew: after.length === 0 } : prose.attrs
    const rest = after.length > 0 ? after : [state.schema.node('paragraph')]
    const last = prose.type.create(ownAttrs, rest)
    const tr = state.tr.replaceWith($from.before(1), $from.after(1), [...first, card, last])
    const end = $from.before(1) + sizeOf(first) + card.nodeSize + 1
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end))).scrollIntoView())
    return true
  }
}

function sizeOf(nodes: readonly Node[]): number {
  return nodes.reduce((size, node) => size + node.nodeSize, 0)
}

/** Enter on a selected slice writes below it. */
export function writeBelow(fresh: Fresh): Command {
  return (state, dispatch) => {
    const card = selectedCard(state)
    if (!card) return false
    const prose = state.schema.node('prose', { ...fresh() }, [state.schema.node('paragraph')])
    const at = card.at + card.node.nodeSize
    const tr = state.tr.insert(at, prose)
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView())
    return true
  }
}

function selectedCard({ selection }: EditorState): { node: Node; at: number } | null {
  const isCard = selection instanceof NodeSelection && selection.node.type.name === 'slice_card'
  return isCard ? { node: selection.node, at: selection.from } : null
}

/** Moves a slice over one block of the text beside it, or over the slice beside it. */
export function moveSlice(direction: -1 | 1, fresh: Fresh): Command {
  return (state, dispatch) => {
    const card = selectedCard(state)
    if (!card) return false
    const index = state.doc.resolve(card.at).index(0)
    const nodes = movedOver(state.doc.children, index, { direction, fresh })
    if (!nodes) return false
    const { from, to, between } = nodes
    const start = sizeOf(state.doc.children.slice(0, from))
    const end = sizeOf(state.doc.children.slice(0, to))
    const tr = state.tr.replaceWith(start, end, between)
    const place = start + sizeOf(between.slice(0, between.indexOf(card.node)))
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, place)).scrollIntoView())
    return true
  }
}

type Move = { direction: -1 | 1; fresh: Fresh }

function movedOver(all: readonly Node[], index: number, { direction, fresh }: Move) {
  const card = all[index]
  const neighbour = all[index + direction]
  if (!card || !neighbour) return null
  const isDown = direction === 1
  if (neighbour.type.name !== 'prose') {
    const between = isDown ? [neighbour, card] : [card, neighbour]
    return {
      from: Math.min(index, index + direction),
      to: Math.max(index, index + direction) + 1,
      between,
    }
  }
  const block = (isDown ? neighbour.firstChild : neighbour.lastChild) as Node
  const left = isDown ? neighbour.children.slice(1) : neighbour.children.slice(0, -1)
  const rest = left.length > 0 ? [neighbour.type.create(neighbour.attrs, left)] : []
  const other = all[index - direction]
  const isSame = other?.attrs.slice?.slice_type === neighbour.attrs.slice.slice_type
  const joins = other?.type.name === 'prose' && isSame
  // The whole text keeps its id when all of it moves.
  const attrs = left.length > 0 ? { ...fresh(), isNew: false } : neighbour.attrs
  const blocks = joins
    ? isDown
      ? [...other.children, block]
      : [block, ...other.children]
    : [block]
  const grown = neighbour.type.create(joins ? other.attrs : attrs, blocks)
  const between = isDown ? [grown, card, ...rest] : [...rest, card, grown]
  const [low, high] = joins
    ? [index - 1, index + 1]
    : isDown
      ? [index, index + 1]
      : [index - 1, index]
  return { from: low, to: high + 1, between }
}

/** Backspace at the beginning of a part of the text: selects the slice before it, or goes to the quote before it. */
export const stepBack: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.depth < 2 || $from.parentOffset > 0 || $from.index(1) > 0) return false
  const at = $from.before(1)
  const before = state.doc.resolve(at).nodeBefore
  if (!before) return false
  const prose = $from.node(1)
  if (
    before.type.name === 'prose' &&
    before.attrs.slice.slice_type === prose.attrs.slice.slice_type
  ) {
    return false
  }
  const { tr } = state
  const isBlank = prose.childCount === 1 && prose.textContent === ''
  if (isBlank) tr.delete(at, at + prose.nodeSize)
  const end = at - before.nodeSize
  tr.setSelection(
    before.type.name === 'prose'
      ? Selection.near(tr.doc.resolve(at - 1), -1)
      : NodeSelection.create(tr.doc, end),
  )
  dispatch?.(tr.scrollIntoView())
  return true
}
