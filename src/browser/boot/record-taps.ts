declare global {
  interface Window {
    /** Buttons and radios that were tapped before the app loaded, for `browser/entry.tsx`. */
    lobangTaps?: HTMLElement[]
    lobangTap?: (event: Event) => void
  }
}

const TAPPABLE = '#app :is(button[type=button],input[type=radio])'

/** Records taps until the app has loaded and replays them. */
export function recordTaps(): void {
  const taps: HTMLElement[] = []
  window.lobangTaps = taps
  window.lobangTap = ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>(TAPPABLE)
    if (control) taps.push(control)
  }
  addEventListener('click', window.lobangTap, true)
}
