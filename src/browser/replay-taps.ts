declare global {
  interface Window {
    /** Filled by the script in the document's head, see `render/document.ts`. */
    lobangTaps?: HTMLElement[]
    lobangTap?: (event: Event) => void
  }
}

/** Buttons that were tapped before the app was there act now, in the order of the taps. */
export function replayTaps(): void {
  if (window.lobangTap) removeEventListener('click', window.lobangTap, true)
  for (const button of window.lobangTaps ?? []) if (button.isConnected) button.click()
  window.lobangTaps = []
}
