import { setBlockType } from 'prosemirror-commands'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import type { TextKind } from './rich-text-block.ts'

/** Makes the chosen blocks blocks of another kind. Their direction stays. */
export function setKind(kind: TextKind): Command {
  return (state, dispatch, view) => {
    const type = state.schema.nodes[kind]
    if (!type) return false
    const { rest } = state.selection.$from.parent.attrs
    return setBlockType(type, { rest: rest ?? null })(state, dispatch, view)
  }
}

/** The block around the caret, or the card that is selected. */
function findBlock({ selection }: EditorState): { depth: number; $pos: ResolvedPos } | null {
  const { $from } = selection
  if (selection instanceof NodeSelection) return { depth: $from.depth + 1, $pos: $from }
  return $from.parent.isTextblock ? { depth: $from.depth, $pos: $from } : null
}

/** Exchanges the block with its neighbour; at the end of a slice, with the slice's neighbour. */
export function moveBlock(direction: -1 | 1): Command {
  return (state, dispatch) => {
    const found = findBlock(state)
    if (!found) return false
    const { $pos } = found
    for (let depth = found.depth; depth > 0; depth--) {
      const parent = $pos.node(depth - 1)
      const index = $pos.index(depth - 1)
      const other = index + direction
      if (other < 0 || other >= parent.childCount) continue
      if (!dispatch) return true
      dispatch(swapped(state, { parent, start: $pos.start(depth - 1), index, other }))
      return true
    }
    return false
  }
}

type Swap = { parent: Node; start: number; index: number; other: number }

function swapped(state: EditorState, { parent, start, index, other }: Swap) {
  const first = Math.min(index, other)
  const [a, b] = [parent.child(first), parent.child(first + 1)]
  const before = parent.children.slice(0, first).reduce((size, node) => size + node.nodeSize, start)
  const { selection } = state
  // The caret moves with its block, over the neighbour.
  const shift = other > index ? b.nodeSize : -a.nodeSize
  const tr = state.tr.replaceWith(before, before + a.nodeSize + b.nodeSize, [b, a])
  const next =
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + shift)
      : TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift)
  return tr.setSelection(next).scrollIntoView()
}

/** A line break within the block. */
export const insertBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from
  if (!parent.inlineContent) return false
  if (parent.type.spec.code) dispatch?.(state.tr.insertText('\n').scrollIntoView())
  else {
    const lineBreak = state.schema.node('hard_break')
    dispatch?.(state.tr.replaceSelectionWith(lineBreak, true).scrollIntoView())
  }
  return true
}

/** Enter in an empty item of a list ends the list, and after a heading begins a paragraph. */
export function endBlock(first: TextKind): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection
    const name = $from.parent.type.name
    if (!empty || $from.parent.content.size > 0) return false
    if (!name.endsWith('list-item') && !name.startsWith('heading')) return false
    return setKind(first)(state, dispatch)
  }
}

/** Backspace at the beginning of a heading or of an item makes it a paragraph first. */
export function unwrapBlock(first: TextKind): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection
    const name = $from.parent.type.name
    if (!empty || $from.parentOffset > 0 || name === first || name === 'paragraph') return false
    return setKind(first)(state, dispatch)
  }
}

/** Writing from right to left, or not. */
export const toggleRtl: Command = (state, dispatch) => {
  const { $from } = state.selection
  const { parent } = $from
  if (!parent.isTextblock || $from.depth === 0) return false
  const { direction, ...rest } = parent.attrs.rest ?? {}
  const next = direction === 'rtl' ? rest : { ...rest, direction: 'rtl' }
  const attrs = { rest: Object.keys(next).length === 0 ? null : next }
  dispatch?.(state.tr.setNodeMarkup($from.before(), null, attrs))
  return true
}

/** Deletes the card that is selected. */
export const deleteCard: Command = (state, dispatch) => {
  if (!(state.selection instanceof NodeSelection)) return false
  dispatch?.(state.tr.deleteSelection().scrollIntoView())
  return true
}
