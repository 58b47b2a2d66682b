import type { Command } from 'prosemirror-state'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { toLatePart } from '../shell/late-part.tsx'
import type { DealSearchHandle } from './deal-search.tsx'

/** The list of deals. Its code loads with the first slash. */
export const dealSearch = toLatePart(
  'The list of deals',
  async () => (await import('./deal-search.tsx')).DealSearch,
)

const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp']

/** Opens the list of deals after a slash, and lets it use the keys of the text. */
export function useDealSearch() {
  const handle = useRef<DealSearchHandle>(null)
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const keys = useMemo(() => searchKeys(handle), [])
  return {
    handle,
    keys,
    close: setClosedAt,
    /** The words to look for; `null` if there are none, or if somebody has closed the list. */
    wordsOf: (slash: string | null) => (slash === null || slash === closedAt ? null : slash),
  }
}

function searchKeys(handle: RefObject<DealSearchHandle | null>): Record<string, Command> {
  return Object.fromEntries(KEYS.map((key) => [key, () => handle.current?.press(key) ?? false]))
}
