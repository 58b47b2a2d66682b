import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Whether to render the lower part of a page. The server's document has it from the start. After a navigation the top
 * comes first and the rest a moment later, so that a slow phone responds to the tap quickly.
 */
export function useLater(isInView: () => boolean = isOurs): boolean {
  const isHydration = useSyncExternalStore(never, isOurs, isTheServers)
  const [isThere, setIsThere] = useState(() => isHydration || needsAll() || isInView())
  useEffect(() => afterPaint(() => startTransition(() => setIsThere(true))), [])
  return isThere
}

/** A URL with a fragment needs the lower part at once. */
function needsAll(): boolean {
  return location.hash !== '' || window.navigation?.transition?.navigationType === 'traverse'
}

const never = () => () => {}
const isOurs = () => false
const isTheServers = () => true
