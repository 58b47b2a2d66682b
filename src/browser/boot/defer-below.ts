import { parsed } from './parsed.ts'
import { root } from './root.ts'
import { whenIdle } from './when-idle.ts'

/** Background tabs have no frames, and fonts may not arrive. */
const LATEST_MS = 3000
/** Events after which a visitor may see or search for what is below. Opening the browser's own search causes `blur`. */
const ACTS = ['scroll', 'pointerdown', 'keydown', 'blur', 'beforeprint']

/**
 * `data-early` on the root keeps a phone from laying out the parts below its first screen (`data-below`, see
 * `ui/deal-grid.module.css`), and from loading their pictures. Once that screen has its `letters`, each part is laid out in an
 * idle moment, or all at once if the visitor acts.
 */
export function deferBelow(letters: Promise<void>): void {
  if (!('early' in root.dataset)) return
  for (const act of ACTS) addEventListener(act, showAll, { once: true })
  void Promise.all([parsed, letters]).then(showBelow)
  setTimeout(showAll, LATEST_MS)
}

async function showBelow(): Promise<void> {
  for (const part of document.querySelectorAll('[data-below]')) {
    await whenIdle()
    part.removeAttribute('data-below')
  }
  showAll()
}

function showAll(): void {
  delete root.dataset.early
}
