import { mayPrefetch } from '#ui/connection.ts'
import type { KeptPages } from './kept-pages.ts'
import { layOutAhead } from './lay-out-ahead.ts'
import type { LoadedPage } from './page-source.ts'
import { dropPrepared, preparePage } from './prepared-pages.ts'
import type { Store } from './store.ts'

/** A finger that scrolls moves sooner, and most taps last longer. */
const REST_MS = 30
/** In pixels. A finger that taps moves less. */
const STILL = 3
/** A page that is prepared for a tap which never comes is requested anew after that. */
const FRESH_MS = 300_000

type Options = {
  kept: Store<KeptPages>
  /** Rejects if the address is no page of the site. */
  loadAhead: (address: string) => Promise<LoadedPage>
}

/** Renders the page behind a link, hidden, while a finger rests on the link: the click then only shows it. */
export function prepareTapped({ kept, loadAhead }: Options): void {
  let resting: { timer: number; x: number; y: number } | null = null

  async function prepare(link: HTMLAnchorElement): Promise<void> {
    const touch = resting
    const page = await loadAhead(link.href)
    if (resting !== touch) return
    const validUntil = Math.min(page.validUntil, Date.now() + FRESH_MS)
    kept.set(preparePage(kept.get(), { ...page, validUntil }))
  }

  /** The click comes next, if one comes. What is prepared waits for it. */
  function lift(): void {
    clearTimeout(resting?.timer)
    resting = null
  }

  function moveOn(): void {
    if (resting) kept.set(dropPrepared(kept.get()))
    lift()
  }

  document.addEventListener('pointerdown', ({ target, button, clientX: x, clientY: y }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || button !== 0 || !mayPrefetch()) return
    if (link.origin !== location.origin || link.target || link.download) return
    lift()
    // A failure is repeated, and reported, with the click.
    const timer = window.setTimeout(() => prepare(link).catch(() => {}), REST_MS)
    resting = { timer, x, y }
  })
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) > STILL) moveOn()
  })
  document.addEventListener('pointercancel', moveOn)
  document.addEventListener('pointerup', lift)

  const main = document.querySelector('main')
  if (main) layOutAhead(main)
}
