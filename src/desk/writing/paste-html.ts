import type { EditorView } from 'prosemirror-view'
import type { AllowedKinds } from './allowed-kinds.ts'

const load = () => import('./insert-pasted.ts')

/** Most people type before they paste, so the code has usually loaded. Otherwise pasting waits for it. */
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
  const loaded = load().then(
    ({ insertPasted }) => insertPasted,
    // Offline, plain words are better than none.
    () => () => false,
  )
  void loaded.then((insertPasted) => {
    if (view.isDestroyed || insertPasted(view, html, allowed)) return
    if (plain !== '') view.pasteText(plain)
  })
  return true
}
