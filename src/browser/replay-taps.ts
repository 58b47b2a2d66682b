import { flushSync } from 'react-dom'

declare global {
  interface Window {
    /** Filled by the script in the document's head, see `render/document.ts`. */
    lobangTaps?: HTMLElement[]
    lobangTap?: (event: Event) => void
  }
}

/** Ends the recording of taps. Called right before hydration: from then on React sees them itself. */
export function takeTaps(): HTMLElement[] {
  if (window.lobangTap) removeEventListener('click', window.lobangTap, true)
  return window.lobangTaps ?? []
}

/** Buttons that were tapped before the app was there act now, one after the other. */
export function replayTaps(taps: HTMLElement[]): void {
  for (const button of taps.splice(0)) {
    // Each tap sees what the one before it did.
    if (button.isConnected) flushSync(() => button.click())
  }
}
