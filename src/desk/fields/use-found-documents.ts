import { useLoaded } from '../shell/use-loaded.ts'
import type { Picked } from '../wire/documents.ts'

const PAUSE_MS = 120

/**
 * The documents that match the words, requested once typing pauses. `null` requests nothing; an empty list of types means all
 * types.
 */
export function useFoundDocuments(words: string | null, types: readonly string[] = []) {
  const query = new URLSearchParams({ words: words ?? '' })
  for (const type of types) query.append('type', type)
  const { value, problem } = useLoaded<{ picks: readonly Picked[] }>(
    words === null ? null : `/pick?${query}`,
    { pauseMs: PAUSE_MS },
  )
  return { picks: value?.picks ?? null, isFailed: problem !== null }
}
