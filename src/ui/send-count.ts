import type { CountKind } from '#lib/count-kinds.ts'
import * as paths from '#lib/paths.ts'

declare global {
  interface Window {
    /** What this document has counted since its page was shown: two taps on a button are one use. */
    lobangCounted?: Set<string>
  }
  interface Navigator {
    /** Not in TypeScript's own types yet. */
    globalPrivacyControl?: boolean
  }
}

const uses: readonly CountKind[] = ['copy', 'coupon']

/** Sends one count when somebody can see the page. Says nothing about the visitor, and stores nothing. */
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

/** At once, unless the page is in a background tab or loaded ahead by the browser. */
function whenVisible(work: () => void): void {
  if (document.visibilityState === 'visible') {
    work()
    return
  }
  addEventListener('visibilitychange', () => whenVisible(work), { once: true })
}
