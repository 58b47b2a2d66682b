/** Removes what the site keeps beside the visitor's own lists: searches, a secret, copies of pages. */
export async function removeCopies(): Promise<void> {
  // Where storage is blocked, even touching it may throw.
  try {
    localStorage.removeItem('lobang:reporter')
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('lobang:searches:')) sessionStorage.removeItem(key)
    }
  } catch {}
  // Told directly, since the page's own part of the offline copy may not have been loaded yet.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage({ type: 'forget' })
}
