import { useCallback, useMemo } from 'react'
import { usePlaces, useStore } from '../drafts/use-draft.ts'
import type { Caret } from './colleague-carets.ts'

/** Where colleagues write in a field of the draft, and what tells them where this person does. */
export function useCarets(field: string) {
  const store = useStore()
  const places = usePlaces()
  const carets = useMemo<readonly Caret[]>(
    () =>
      places.flatMap(({ id, initials, place }) =>
        place.field === field && place.caret !== null
          ? [{ id, initials, position: place.caret }]
          : [],
      ),
    [places, field],
  )
  const onCaret = useCallback((caret: number) => store.moveTo({ field, caret }), [store, field])
  return { carets, onCaret }
}
