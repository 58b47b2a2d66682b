import { adoptStyles } from '../adopt-styles.ts'
import css from './toast.css?inline'

export type Toast = {
  text: string
  /** Takes back what it tells of. */
  undo: () => void
}

const SHOWN_MS = 8000
/** Screen readers tell of what changes in a region that they know already. */
const KNOWN_MS = 50
const GONE = 'toast-gone'

/**
 * Says what a tap has done, above everything else on the page. There is one at a time: the next takes
 * its place. Made by hand, not by React, since it belongs to no page and outlives the one it is about.
 */
export function showToast({ text, undo }: Toast): void {
  // Only the one that is shown now may act: it is replaced with its timer and its listeners.
  document.querySelector('.toast')?.dispatchEvent(new Event(GONE))
  adoptStyles(css)
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.role = 'status'
  document.body.append(toast)

  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout>
  let cameFrom: EventTarget | null = null
  const wait = () => {
    clearTimeout(timer)
    // Who is on Undo with the keyboard has all the time, wherever the pointer is.
    if (!toast.contains(document.activeElement)) timer = setTimeout(close, SHOWN_MS)
  }
  function close(): void {
    clearTimeout(timer)
    end.abort()
    const hadFocus = toast.contains(document.activeElement)
    toast.remove()
    if (hadFocus) (cameFrom as HTMLElement | null)?.focus({ preventScroll: true })
  }

  toast.addEventListener(GONE, close, { signal })
  // Who is about to press Undo has time to.
  for (const type of ['pointerenter', 'focusin'])
    toast.addEventListener(type, () => clearTimeout(timer), { signal })
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, wait, { signal })
  toast.addEventListener('focusin', (event) => {
    cameFrom ??= (event as FocusEvent).relatedTarget
  })
  timer = setTimeout(() => {
    const paper = document.createElement('div')
    paper.append(text, undoButton(undo, close))
    toast.append(paper)
    wait()
  }, KNOWN_MS)
}

function undoButton(undo: () => void, close: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Undo'
  button.onclick = () => {
    undo()
    close()
  }
  return button
}
