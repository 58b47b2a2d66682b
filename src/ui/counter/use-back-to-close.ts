import { useLayoutEffect, useRef } from 'react'

const HASH = '#counter'

/** Lets the phone's Back key close the dialog instead of leaving the page. */
export function useBackToClose(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  // Before the paint, because the visitor may go back at once.
  useLayoutEffect(() => {
    const before = location.hash
    addEntry()
    const onHash = () => location.hash !== HASH && latest.current()
    addEventListener('hashchange', onHash)
    return () => {
      removeEventListener('hashchange', onHash)
      // Closed in another way: also remove the history entry made for Back.
      if (location.hash === HASH && before !== HASH) history.back()
    }
  }, [])
}

/** Setting `location.hash` makes no entry of its own while the document is still loading. */
function addEntry(): void {
  if ('navigation' in window) navigation.navigate(HASH, { history: 'push' })
  else location.hash = HASH
}
