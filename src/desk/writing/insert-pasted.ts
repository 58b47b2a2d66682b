import { Fragment, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { AllowedKinds } from './allowed-kinds.ts'
import { createBlockKeeper } from './block-keeper.ts'
import { readPasted } from './read-pasted.ts'

/** Puts the words of a page at the caret, cleaned. `false` if there are none. */
export function insertPasted(view: EditorView, html: string, allowed: AllowedKinds): boolean {
  const blocks = readPasted(html, allowed)
  if (blocks.length === 0) return false
  const joined = allowed.single
    ? [{ ...blocks[0], type: allowed.first, text: blocks.map(({ text }) => text).join(' ') }]
    : blocks
  const nodes = createBlockKeeper(view.state.schema).toNodes(joined)
  const slice = Slice.maxOpen(Fragment.from(nodes))
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
  return true
}
