/** How long the device is left alone after a touch, which may have started a navigation. */
const CALM_MS = 1000

/** Calls back once, after the delay, but not within a second of the start of a touch. */
export function whenCalm(work: () => void, delayMs: number): void {
  let touchedAt = -CALM_MS
  const note = () => {
    touchedAt = performance.now()
  }
  addEventListener('pointerdown', note)
  const tryNow = () => {
    const left = touchedAt + CALM_MS - performance.now()
    if (left > 0) {
      setTimeout(tryNow, left)
      return
    }
    removeEventListener('pointerdown', note)
    work()
  }
  setTimeout(tryNow, delayMs)
}
