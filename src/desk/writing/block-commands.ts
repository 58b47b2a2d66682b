import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'

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
