import { useLayoutEffect, useRef } from 'react'

const HASH = '#counter'

/** The phone's Back key closes what is over the page instead of leaving it. */
export function useBackToClose(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  // Before it is painted: Back may come at once.
  useLayoutEffect(() => {
    const before = location.hash
    addEntry()
    const onHash = () => location.hash !== HASH && latest.current()
    addEventListener('hashchange', onHash)
    return () => {
      removeEventListener('hashchange', onHash)
      // Closed in another way: the entry that was made for Back must go, too.
      if (location.hash === HASH && before !== HASH) history.back()
    }
  }, [])
}

/** Setting `location.hash` makes no entry of its own while the document is still loading. */
function addEntry(): void {
  if ('navigation' in window) navigation.navigate(HASH, { history: 'push' })
  else location.hash = HASH
}
