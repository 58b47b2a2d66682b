import { useEffect } from 'react'
import { ownKeys } from '#lib/storage-keys.ts'
import type { NearNote } from '../filters/filters.ts'

/** Such a list is about no place. */
const ONLINE = 'Online'

/** Keeps the place that a list is about, on the device alone: the home page shows what is near it. */
export function useArea(near: NearNote | null): void {
  const area = near?.isKnown && near.typed !== ONLINE ? near.typed : null
  useEffect(() => {
    try {
      if (area) localStorage.setItem(ownKeys.area, area)
    } catch {
      // Storage is full or blocked: the home page has no such shelf.
    }
  }, [area])
}
