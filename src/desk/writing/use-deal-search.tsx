import type { Command } from 'prosemirror-state'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { LatePart, toLatePart } from '../shell/late-part.tsx'
import type { Picked } from '../wire/documents.ts'
import type { DealSearchHandle } from './deal-search.tsx'

/** The list of deals. Its code loads with the first slash. */
const dealSearch = toLatePart(
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
    keys,
    /** The deals with these words, unless somebody has closed the list. */
    listOf: (words: string | null, onPick: (picked: Picked) => void) =>
      words !== null &&
      words !== closedAt && (
        <LatePart
          part={dealSearch}
          props={{ words, ref: handle, onPick, onClose: () => setClosedAt(words) }}
        />
      ),
  }
}

function searchKeys(handle: RefObject<DealSearchHandle | null>): Record<string, Command> {
  return Object.fromEntries(KEYS.map((key) => [key, () => handle.current?.press(key) ?? false]))
}
