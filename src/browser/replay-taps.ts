import { flushSync } from 'react-dom'

/** Ends the recording of taps. Called right before hydration: from then on React sees them itself. */
export function takeTaps(): HTMLElement[] {
  if (window.lobangTap) removeEventListener('click', window.lobangTap, true)
  return window.lobangTaps ?? []
}

/** Replays taps on buttons from before hydration, one after the other. */
export function replayTaps(taps: HTMLElement[]): void {
  for (const button of taps.splice(0)) {
    // Each tap sees the effect of the previous one.
    if (button.isConnected) flushSync(() => button.click())
  }
}
