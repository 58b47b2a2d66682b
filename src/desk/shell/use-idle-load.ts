import { useEffect } from 'react'
import type { Late } from './late-part.tsx'

const IDLE_MS = 2000

/** Loads parts once the browser has nothing else to do, so that they are there when somebody opens them. */
export function useIdleLoad(parts: readonly Pick<Late<never>, 'load'>[]): void {
  useEffect(() => {
    const load = () => {
      for (const part of parts) void part.load()
    }
    // Older versions of Safari lack it.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, IDLE_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(load, { timeout: IDLE_MS })
    return () => cancelIdleCallback(handle)
  }, [parts])
}
