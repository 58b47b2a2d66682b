import { useEffect, useRef } from 'react'

const HASH = '#counter'

/** The phone's Back key closes what is over the page instead of leaving it. */
export function useBackToClose(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const before = location.hash
    location.hash = HASH
    const onHash = () => location.hash !== HASH && latest.current()
    addEventListener('hashchange', onHash)
    return () => {
      removeEventListener('hashchange', onHash)
      // Closed in another way: the entry that was made for Back must go, too.
      if (location.hash === HASH && before !== HASH) history.back()
    }
  }, [])
}
