import { mayPrefetch } from '#ui/connection.ts'

/** Scrolling fingers move sooner, and most taps last longer. */
const REST_MS = 30
/** In pixels. Tapping fingers move less. */
const STILL = 3

type Options = {
  /** Renders the page of an address, hidden, if `isWanted` still says so once the page is there. */
  prepare: (address: string, isWanted: () => boolean) => Promise<void>
  drop: () => void
}

/** Renders the page behind a link, hidden, while a finger rests on the link: the click then only shows it. */
export function prepareTapped({ prepare, drop }: Options): void {
  let resting: { pointerId: number; timer: number; x: number; y: number } | null = null

  /** The next event is the click, if there is one. The prepared page waits for it. */
  function lift({ pointerId }: PointerEvent): void {
    if (resting?.pointerId !== pointerId) return
    clearTimeout(resting.timer)
    resting = null
  }

  function moveOn(event: PointerEvent): void {
    if (resting?.pointerId === event.pointerId) drop()
    lift(event)
  }

  document.addEventListener('pointerdown', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event) || !leadsOn(link) || !mayPrefetch()) return
    const { pointerId, clientX: x, clientY: y } = event
    clearTimeout(resting?.timer)
    const touch = { pointerId, timer: 0, x, y }
    resting = touch
    touch.timer = window.setTimeout(() => {
      // If this fails, the click tries again, and reports a failure.
      prepare(link.href, () => resting === touch).catch(() => {})
    }, REST_MS)
  })
  document.addEventListener('pointermove', (event) => {
    if (!resting) return
    if (Math.hypot(event.clientX - resting.x, event.clientY - resting.y) > STILL) moveOn(event)
  })
  document.addEventListener('pointercancel', moveOn)
  document.addEventListener('pointerup', lift)
}

/** Other buttons and keys open a menu, a tab or a window. */
function isPlain({ isPrimary, button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean {
  return isPrimary && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
}

/** To another page of the site, in this tab. */
function leadsOn({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target || download) return false
  return pathname !== location.pathname || search !== location.search
}
