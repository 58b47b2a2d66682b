import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Whether the lower part of a page is there. In what the server made it is from the start; a page that
 * somebody goes to shows its top first and the rest a moment later, since a slow phone takes longer for
 * both than anybody waits for an answer to a tap.
 */
export function useLater(): boolean {
  const isHydration = useSyncExternalStore(never, isOurs, isTheServers)
  const [isThere, setIsThere] = useState(() => isHydration || needsAll())
  useEffect(() => afterPaint(() => startTransition(() => setIsThere(true))), [])
  return isThere
}

/** A place further down can only be gone to when it is there. */
function needsAll(): boolean {
  return location.hash !== '' || window.navigation?.transition?.navigationType === 'traverse'
}

const never = () => () => {}
const isOurs = () => false
const isTheServers = () => true
