import { useEffect } from 'react'
import { ownKeys } from '#lib/storage-keys.ts'
import { storeText } from '#ui/device-storage.ts'
import type { NearNote } from '../filters/filters.ts'

/** Keeps the station or area that a list is about on the device: the home page asks for deals near it. */
export function useArea(near: NearNote | null): void {
  const area = near?.area ?? null
  useEffect(() => {
    if (area) storeText(ownKeys.area, area)
  }, [area])
}
