import { ownKeys, storageKeys } from '#lib/storage-keys.ts'

/** Removes what the site stores besides the visitor's lists: visits, an area, reports, searches and copies of pages. */
export async function removeCopies(): Promise<void> {
  // If storage is blocked, even touching it may throw.
  try {
    for (const key of [...Object.values(ownKeys), storageKeys.shelves]) localStorage.removeItem(key)
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('lobang:searches:')) sessionStorage.removeItem(key)
    }
  } catch {}
  // Messages the worker directly, since the page's offline script may not be loaded yet.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage({ type: 'forget' })
}
