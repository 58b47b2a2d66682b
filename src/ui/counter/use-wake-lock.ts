import { useEffect, useState } from 'react'

/** Keeps the screen on while the component is mounted; `true` once the browser has agreed. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      // Refused on a low battery, or not supported.
      const given = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isOver) void given?.release()
      else lock = given
      setAwake(Boolean(given))
    }
    // The lock is lost whenever the page is hidden.
    const askAgain = () => document.visibilityState === 'visible' && void ask()
    void ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      void lock?.release()
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [])
  return isAwake
}
