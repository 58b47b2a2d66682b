import type { ActRegistry } from './acts.ts'

/** How long after `g` the next key belongs to it. */
const SEQUENCE_MS = 1500
const SINGLE_KEYS = 'desk-single-keys'

const names: Record<string, string> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
}

/** `Ctrl-Enter`, `Alt-Up`, `?`. Shift counts only where it does not make another character. */
function keyName(event: KeyboardEvent): string {
  const { key } = event
  const name =
    names[key] ?? (key.length === 1 && (event.ctrlKey || event.metaKey) ? key.toUpperCase() : key)
  const parts = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey && (key.length > 1 || event.ctrlKey || event.metaKey) ? 'Shift' : '',
    name,
  ]
  return parts.filter((part) => part !== '').join('-')
}

/** Single keys can be turned off, for people whose software types them. */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(SINGLE_KEYS) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SINGLE_KEYS)
  else localStorage.setItem(SINGLE_KEYS, 'off')
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox],[type=radio]), textarea, select'))
  )
}

/** Runs acts by their keys. Single keys rest while a field has the focus or a dialog is open. */
export function listenForKeys(acts: ActRegistry): () => void {
  let first: { key: string; at: number } | null = null

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return
    const name = keyName(event)
    const isSingle = !/^(Ctrl|Alt)-/.test(name) && !/^F\d+$/.test(name)
    if (isSingle && (isTyping(event.target) || !hasSingleKeys())) return
    if (isSingle && document.querySelector('dialog[open]')) return
    const before = first && event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ` : ''
    first = null
    const offered = acts.list()
    const act =
      offered.find(({ keys }) => keys === before + name) ??
      offered.find(({ keys }) => keys === name)
    if (act) {
      event.preventDefault()
      act.run()
    } else if (isSingle && offered.some(({ keys }) => keys?.startsWith(`${name} `))) {
      first = { key: name, at: event.timeStamp }
    }
  }

  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
