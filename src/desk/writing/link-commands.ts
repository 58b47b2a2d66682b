import type { Command } from 'prosemirror-state'
import { findLink } from './find-link.ts'
import type { LinkData } from './safe-link.ts'

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
