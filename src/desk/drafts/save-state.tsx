import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { followStatus } from './follow-status.ts'
import { type SaveWords, sayStatus } from './save-words.ts'
import { useStore } from './use-draft.ts'
import './save-state.css'

/** Shows where the typed text is stored. Not redrawn while somebody types and the server answers. */
export function SaveState() {
  const store = useStore()
  const { toast } = useDesk()
  const isOnline = useSyncExternalStore(listenForNetwork, () => navigator.onLine)
  const [words, setWords] = useState<SaveWords | null>(() => sayStatus(store.status(), isOnline))
  useEffect(() => followStatus(store, isOnline, setWords), [store, isOnline])
  if (!words) return <span className="line meta" role="status" />
  const tone = words.tone === 'plain' ? 'line meta' : `st ${words.tone}`
  return (
    <span className={words.detail ? 'line wrapy unsaved' : 'line'} role="status">
      <span className={tone}>{words.text}</span>
      {words.detail && <span className="meta">{words.detail}</span>}
      {words.mayRetry && <Button onClick={() => void store.send()}>Try again</Button>}
      {words.mayDiscard && (
        <Button
          onClick={() => toast('Unsaved changes discarded', { undo: store.discardRefused() })}
        >
          Discard
        </Button>
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
