import { useLoaded } from '../shell/use-loaded.ts'
import type { Picked } from '../wire/documents.ts'

const PAUSE_MS = 120

/** What the words find, a moment after the last of them was typed; nothing without words. No types are all of them. */
export function useFoundDocuments(words: string | null, types: readonly string[] = []) {
  const query = new URLSearchParams({ words: words ?? '' })
  for (const type of types) query.append('type', type)
  const { value, problem } = useLoaded<{ picks: readonly Picked[] }>(
    words === null ? null : `/pick?${query}`,
    { pauseMs: PAUSE_MS },
  )
  return { picks: value?.picks ?? null, isFailed: problem !== null }
}
