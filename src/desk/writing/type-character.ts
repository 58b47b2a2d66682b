import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/**
 * Inserts the character of a key, for `handleKeyPress`. That takes less time than the browser's insertion, whose result
 * ProseMirror has to read. `false` leaves the key to the browser.
 */
export function typeCharacter(view: EditorView, { key }: KeyboardEvent): boolean {
  const { selection } = view.state
  const isCaret = selection instanceof TextSelection && selection.empty
  const at = selection.head
  if (!isCaret || [...key].length !== 1 || isApple() || !isShownAt(view, at)) return false
  const insert = () => view.state.tr.insertText(key, at, at).scrollIntoView()
  const isDone = view.someProp('handleTextInput', (handle) => handle(view, at, at, key, insert))
  if (!isDone) view.dispatch(insert())
  return true
}

/** Their systems correct words and quotation marks as the browser inserts them. */
function isApple(): boolean {
  return /Mac|iP(hone|[ao]d)/.test(navigator.platform)
}

/** ProseMirror may not have heard yet that the caret has moved. */
function isShownAt(view: EditorView, position: number): boolean {
  const shown = getSelection()
  if (!shown?.isCollapsed || !shown.focusNode || !view.dom.contains(shown.focusNode)) return false
  return view.posAtDOM(shown.focusNode, shown.focusOffset) === position
}
