import { adoptStyles } from '../adopt-styles.ts'
import css from './toast.css?inline'

export type Toast = {
  text: string
  /** Undoes the action. */
  undo: () => void
  /** A link to a next step. */
  link?: { href: string; text: string }
}

const SHOWN_MS = 8000
/** Screen readers announce changes only in a region that already exists. */
const KNOWN_MS = 50
const GONE = 'toast-gone'

/**
 * Shows a message about the last action above the page, one at a time. Without React, because it stays when the page
 * changes.
 */
export function showToast({ text, undo, link }: Toast): void {
  // Replaces the current toast with its timer and listeners, so that an old one cannot act.
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
    // While Undo has the focus, the toast stays, wherever the pointer is.
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
  // Leaves time to press Undo.
  for (const type of ['pointerenter', 'focusin'])
    toast.addEventListener(type, () => clearTimeout(timer), { signal })
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, wait, { signal })
  toast.addEventListener('focusin', (event) => {
    cameFrom ??= (event as FocusEvent).relatedTarget
  })
  timer = setTimeout(() => {
    const paper = document.createElement('div')
    paper.append(text, ...(link ? [linkTo(link, close)] : []), undoButton(undo, close))
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

function linkTo({ href, text }: NonNullable<Toast['link']>, close: () => void): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  link.onclick = close
  return link
}
