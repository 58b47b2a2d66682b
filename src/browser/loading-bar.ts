import css from './loading-bar.css?inline'

const THROTTLE_MS = 200
const DURATION_MS = 2000
const HIDE_DELAY_MS = 500
const RESET_DELAY_MS = 400

/** 50 % after one second, 70 % after two, never 100 %. */
export function loadingProgress(elapsedMs: number): number {
  return (2 / Math.PI) * 100 * Math.atan(((elapsedMs / DURATION_MS) * 100) / 50)
}

/** The loading bar at the top of the window. A navigation shorter than the throttle shows nothing. */
export function createLoadingBar(element: HTMLElement) {
  // Without `adoptStyles`, which is in the code of pages: this part loads on pages that lack that.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  element.role = 'progressbar'
  element.ariaLabel = 'Loading the page'
  let frame = 0
  let timers: ReturnType<typeof setTimeout>[] = []

  function show(percent: number, visible: boolean): void {
    element.style.transform = `scaleX(${percent / 100})`
    element.style.opacity = visible ? '1' : '0'
    element.hidden = !visible && percent === 0
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  return {
    start(): void {
      stop()
      show(0, false)
      timers.push(
        setTimeout(() => {
          const startedAt = performance.now()
          const step = () => {
            show(loadingProgress(performance.now() - startedAt), true)
            frame = requestAnimationFrame(step)
          }
          step()
        }, THROTTLE_MS),
      )
    },
    finish(): void {
      stop()
      if (element.hidden) return
      show(100, true)
      timers.push(
        setTimeout(() => show(100, false), HIDE_DELAY_MS),
        setTimeout(() => show(0, false), HIDE_DELAY_MS + RESET_DELAY_MS),
      )
    },
  }
}
