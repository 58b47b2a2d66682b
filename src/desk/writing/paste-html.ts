import { Fragment, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { AllowedKinds } from './allowed-kinds.ts'
import { type Blocks, createBlockKeeper } from './block-keeper.ts'

const load = () => import('./read-pasted.ts')

/** Most people write before they paste: by then the code is here. Pasting waits for it if need be. */
export function loadPasting(): void {
  load().catch(() => {})
}

/** What comes from this editor is read by ProseMirror itself; words from elsewhere are cleaned. */
export function pasteHtml(view: EditorView, event: ClipboardEvent, allowed: AllowedKinds): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  const plain = event.clipboardData?.getData('text/plain') ?? ''
  const { parent } = view.state.selection.$from
  if (html === '' || html.includes('data-pm-slice') || parent.type.spec.code) return false
  event.preventDefault()
  const found = load().then(
    ({ readPasted }) => readPasted(html, allowed),
    // Without a network, words without their marks are better than none.
    (): Blocks => [],
  )
  void found.then((blocks) => {
    if (view.isDestroyed) return
    if (blocks.length > 0) insert(view, blocks, allowed)
    else if (plain !== '') view.pasteText(plain)
  })
  return true
}

function insert(view: EditorView, blocks: Blocks, allowed: AllowedKinds): void {
  const joined = allowed.single
    ? [{ ...blocks[0], type: allowed.first, text: blocks.map(({ text }) => text).join(' ') }]
    : blocks
  const nodes = createBlockKeeper(view.state.schema).toNodes(joined)
  const slice = Slice.maxOpen(Fragment.from(nodes))
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
}
