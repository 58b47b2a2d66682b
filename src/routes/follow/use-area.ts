import { useEffect } from 'react'
import { ownKeys } from '#lib/storage-keys.ts'
import { storeText } from '#ui/device-storage.ts'
import type { NearNote } from '../filters/filters.ts'

/** Stores the station or area of a list on the device, so that the home page can show deals near it. */
export function useArea(near: NearNote | null): void {
  const area = near?.area ?? null
  useEffect(() => {
    if (area) storeText(ownKeys.area, area)
  }, [area])
}
