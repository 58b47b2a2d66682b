import type { Mark, ResolvedPos } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { LinkData } from './safe-link.ts'

export type FoundLink = { from: number; to: number; data: LinkData }

/** The link around the caret, or at the beginning of what is selected. */
export function findLink({ selection, schema }: EditorState): FoundLink | null {
  const type = schema.marks.hyperlink
  const { $from } = selection
  const beside = $from.parent.maybeChild($from.index())
  const mark = beside && type?.isInSet(beside.marks)
  const before = $from.parent.maybeChild($from.index() - 1)
  const found = mark ?? (selection.empty && before ? type?.isInSet(before.marks) : undefined)
  return found ? { ...rangeOf($from, found), data: found.attrs.data } : null
}

/** All neighbouring text with the same mark. */
function rangeOf($pos: ResolvedPos, mark: Mark): { from: number; to: number } {
  const { parent } = $pos
  let start = $pos.index()
  if (!parent.maybeChild(start) || !mark.isInSet(parent.child(start).marks)) start -= 1
  let end = start + 1
  while (start > 0 && mark.isInSet(parent.child(start - 1).marks)) start -= 1
  while (end < parent.childCount && mark.isInSet(parent.child(end).marks)) end += 1
  const offset = (count: number) =>
    parent.children.slice(0, count).reduce((size, node) => size + node.nodeSize, $pos.start())
  return { from: offset(start), to: offset(end) }
}

/** Links what is selected, the link around the caret anew, or else a new text at the caret. */
export function setLink(data: LinkData, text: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.hyperlink
    const { selection, tr } = state
    if (!type || !selection.$from.parent.inlineContent) return false
    const mark = type.create({ data })
    const known = selection.empty ? findLink(state) : selection
    if (known) {
      tr.removeMark(known.from, known.to, type).addMark(known.from, known.to, mark)
    } else {
      const marks = mark.addToSet(selection.$from.marks())
      tr.replaceSelectionWith(state.schema.text(text, marks), false).removeStoredMark(type)
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const type = state.schema.marks.hyperlink
  const known = state.selection.empty ? findLink(state) : state.selection
  if (!type || !known) return false
  dispatch?.(state.tr.removeMark(known.from, known.to, type))
  return true
}

/** Puts a linked text in the place of the words that looked for it. */
export function insertLinkedText(data: LinkData, text: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.hyperlink
    const { $from } = state.selection
    if (!type || !$from.parent.isTextblock) return false
    const linked = state.schema.text(text, [type.create({ data })])
    const isSearch = $from.parent.textContent.startsWith('/')
    const [from, to] = isSearch ? [$from.start(), $from.end()] : [$from.pos, $from.pos]
    dispatch?.(state.tr.replaceWith(from, to, linked).scrollIntoView())
    return true
  }
}
