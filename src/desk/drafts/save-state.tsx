import { useEffect, useState, useSyncExternalStore } from 'react'
import { sayStatus } from './save-words.ts'
import { useStatus, useStore } from './use-draft.ts'

const SLOW_MS = 1000

/** Where what was typed is. "Saving" is said only if it takes longer than a second. */
export function SaveState() {
  const status = useStatus()
  const store = useStore()
  const isOnline = useSyncExternalStore(listenForNetwork, () => navigator.onLine)
  const said = sayStatus(status, isOnline)
  const isSlow = useSlow(said.text === 'Saving')
  if (said.text === 'Saving' && !isSlow) return <span className="line meta" role="status" />
  const tone = said.tone === 'plain' ? 'line meta' : `st ${said.tone}`
  return (
    <span className="line wrapy" role="status">
      <span className={tone}>{said.text}</span>
      {said.detail && <span className="meta">{said.detail}</span>}
      {status.state === 'failed' && (
        <button className="b" type="button" onClick={() => void store.send()}>
          Try again
        </button>
      )}
    </span>
  )
}

function listenForNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSlow
}
