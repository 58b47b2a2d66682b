import { useEffect, useState } from 'react'
import * as paths from '#lib/paths.ts'
import type { Suggestions } from '#lib/suggestions.ts'

export type SuggestState = {
  /** The latest response. It stays while the next one loads. */
  answer: (Suggestions & { q: string }) | null
  /** Why there is no newer response: slow, offline, or the server does not answer. */
  trouble: 'slow' | 'offline' | 'failed' | null
}

/** Shorter than the pause between two words, longer than that between two letters. */
const DEBOUNCE_MS = 110
const SLOW_MS = 700

/** Fetches suggestions for the newest `q` only; `null` fetches nothing. */
export function useSuggestions(q: string | null, partner: string | null): SuggestState {
  const [state, setState] = useState<SuggestState>({ answer: null, trouble: null })
  // Counts how often the device came back online, to ask again.
  const [returns, setReturns] = useState(0)

  useEffect(() => {
    const onReturn = () => setReturns((count) => count + 1)
    addEventListener('online', onReturn)
    return () => removeEventListener('online', onReturn)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `returns` asks again.
  useEffect(() => {
    if (q === null) {
      setState({ answer: null, trouble: null })
      return
    }
    const overtaken = new AbortController()
    const tell = (trouble: SuggestState['trouble']) => {
      if (!overtaken.signal.aborted) setState(({ answer }) => ({ answer, trouble }))
    }
    const timers = [
      setTimeout(() => {
        ask({ q, partner, signal: overtaken.signal }).then(
          (answer) => {
            clearTimeout(timers[1])
            if (overtaken.signal.aborted) return
            if (answer) setState({ answer: { ...answer, q }, trouble: null })
            else tell('failed')
          },
          () => {
            clearTimeout(timers[1])
            tell('offline')
          },
        )
      }, DEBOUNCE_MS),
      setTimeout(tell, SLOW_MS, 'slow'),
    ]
    return () => {
      overtaken.abort()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [q, partner, returns])

  return state
}

type Question = { q: string; partner: string | null; signal: AbortSignal }

/** `null` when the server answers without suggestions. Rejects offline. */
async function ask({ q, partner, signal }: Question): Promise<Suggestions | null> {
  const query = new URLSearchParams({ q, ...(partner && { partner }) })
  const response = await fetch(`${paths.searchSuggestions}?${query}`, { signal })
  return response.ok ? response.json() : null
}
