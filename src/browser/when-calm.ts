/** For so long after a touch the device has no other work: a page may be on its way. */
const CALM_MS = 1000

/** Calls back once, after the delay, but neither while somebody touches the page nor right after it. */
export function whenCalm(work: () => void, delayMs: number): void {
  let touchedAt = 0
  addEventListener('pointerdown', () => {
    touchedAt = Date.now()
  })
  const tryNow = () => {
    const left = touchedAt + CALM_MS - Date.now()
    if (left > 0) setTimeout(tryNow, left)
    else work()
  }
  setTimeout(tryNow, delayMs)
}
