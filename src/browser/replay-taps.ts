import { flushSync } from 'react-dom'

declare global {
  interface Window {
    /** Filled by the script in the document's head, see `render/document.ts`. */
    lobangTaps?: HTMLElement[]
    lobangTap?: (event: Event) => void
  }
}

/** Buttons that were tapped before the app was there act now, one after the other. */
export function replayTaps(): void {
  if (window.lobangTap) removeEventListener('click', window.lobangTap, true)
  for (const button of window.lobangTaps ?? []) {
    // Each tap sees what the one before it did.
    if (button.isConnected) flushSync(() => button.click())
  }
}
