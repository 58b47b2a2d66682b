import { mayPrefetch } from '#ui/connection.ts'

/** A finger that scrolls moves sooner, and most taps last longer. */
const REST_MS = 30
/** In pixels. A finger that taps moves less. */
const STILL = 3

type Options = {
  /** Renders the page of an address, hidden, if `isWanted` still says so once the page is there. */
  prepare: (address: string, isWanted: () => boolean) => Promise<void>
  drop: () => void
}

/** Renders the page behind a link, hidden, while a finger rests on the link: the click then only shows it. */
export function prepareTapped({ prepare, drop }: Options): void {
  let resting: { pointerId: number; timer: number; x: number; y: number } | null = null

  /** The click comes next, if one comes. What is prepared waits for it. */
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
      // A failure is repeated, and reported, with the click.
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

/** Others open a menu, a tab or a window. */
function isPlain({ isPrimary, button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean {
  return isPrimary && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
}

/** To another page of the site, in this tab. */
function leadsOn({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target || download) return false
  return pathname !== location.pathname || search !== location.search
}
