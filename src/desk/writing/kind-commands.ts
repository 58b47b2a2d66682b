import { setBlockType } from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
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
