import type { DraftStore } from './draft-store.ts'
import { type SaveWords, sayStatus } from './save-words.ts'

/** "Saving" appears only if it takes longer. */
const SLOW_MS = 1000
/** "Saved" appears once nobody has typed for this long. Otherwise the text would change with each save and delay keys. */
const CALM_MS = 500

/** Reports where the typed text is stored, now and after each change; `null` during a save. Returns a function that stops it. */
export function followStatus(
  store: Pick<DraftStore, 'status' | 'subscribe'>,
  isOnline: boolean,
  show: (words: SaveWords | null) => void,
): () => void {
  let wanted: SaveWords | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    const words = sayStatus(store.status(), isOnline)
    if (words.text === wanted?.text && words.detail === wanted.detail) return
    const isAtOnce = wanted === null || words.tone !== 'plain'
    wanted = words
    clearTimeout(timer)
    if (words.text === 'Saving') {
      show(null)
      timer = setTimeout(show, SLOW_MS, words)
    } else if (isAtOnce) show(words)
    else timer = setTimeout(show, CALM_MS, words)
  }

  look()
  const stop = store.subscribe(look)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
