import type { CountKind } from '#lib/count-kinds.ts'
import * as paths from '#lib/paths.ts'

declare global {
  interface Window {
    /** What was counted since the page was shown, so that two taps on a button are one use. */
    lobangCounted?: Set<string>
  }
  interface Navigator {
    /** TypeScript does not have it yet. */
    globalPrivacyControl?: boolean
  }
}

const uses: readonly CountKind[] = ['copy', 'coupon']

/** Sends one count when the page is visible. Sends nothing about the visitor, and stores nothing. */
export function sendCount(kind: CountKind, id: string): void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return
  window.lobangCounted ??= new Set()
  const counted = window.lobangCounted
  const key = `${kind} ${id}`
  if (kind === 'open') for (const use of uses) counted.delete(`${use} ${id}`)
  else if (counted.has(key)) return
  counted.add(key)
  whenVisible(() => navigator.sendBeacon(paths.seen, JSON.stringify({ kind, id })))
}

/** Runs the work at once, unless the page is in a background tab or prerendered by the browser. */
function whenVisible(work: () => void): void {
  if (document.visibilityState === 'visible') {
    work()
    return
  }
  addEventListener('visibilitychange', () => whenVisible(work), { once: true })
}
