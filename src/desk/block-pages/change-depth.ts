import type { Command } from 'prosemirror-state'
import { placeOf } from './page-codec.ts'

/** Puts the block below the one before it, or beside what it is in. */
export function changeDepth(by: -1 | 1): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    const index = $from.index(0)
    const place = $from.depth > 0 ? placeOf($from.parent) : null
    const before = state.doc.maybeChild(index - 1)
    const most = before ? (placeOf(before)?.depth ?? 0) + 1 : 0
    const depth = (place?.depth ?? 0) + by
    if (!place || depth < 0 || depth > most) return false
    dispatch?.(state.tr.setNodeMarkup($from.before(), null, { rest: { ...place, depth } }))
    return true
  }
}
