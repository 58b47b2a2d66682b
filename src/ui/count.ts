import { useEffect } from 'react'
import type { CountKind } from '#lib/count-kinds.ts'
import { afterPaint } from './after-paint.ts'

/** Counts a use on the server, with code that loads late. Nothing depends on it. */
export function count(kind: CountKind, id: string): void {
  // Automated browsers do not count.
  if (navigator.webdriver) return
  import('./send-count.ts').then(
    ({ sendCount }) => sendCount(kind, id),
    () => {},
  )
}

/** Counts the page of a document each time it is shown: effects run again when a kept page comes back. */
export function useShown(id: string): void {
  useEffect(() => afterPaint(() => count('open', id)), [id])
}
