import { root } from './root.ts'
import { whenIdle } from './when-idle.ts'

/** A tab in the background has no frames. */
const LATEST_MS = 3000
/** After each of these a visitor may see or look for what is below. `blur` comes when the browser's own search opens. */
const ACTS = ['scroll', 'pointerdown', 'keydown', 'blur', 'beforeprint']

/**
 * Keeps a phone from laying out what is below its first screen (`data-below`, see `ui/deal-grid.module.css`) before
 * that screen is shown. Then each part gets an idle moment. A visitor who acts meanwhile gets everything at once.
 */
export function deferBelow(): void {
  // A fragment leads to what may be below.
  if (location.hash) return
  root.dataset.early = ''
  for (const act of ACTS) addEventListener(act, showAll, { once: true })
  addEventListener('DOMContentLoaded', showBelow)
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
