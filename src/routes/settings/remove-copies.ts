/** Removes what the site stores besides the visitor's lists: searches, a secret and copies of pages. */
export async function removeCopies(): Promise<void> {
  // Where storage is blocked, even touching it may throw.
  try {
    localStorage.removeItem('lobang:reporter')
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('lobang:searches:')) sessionStorage.removeItem(key)
    }
  } catch {}
  // Messages the worker directly, since the page's offline script may not be loaded yet.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage({ type: 'forget' })
}
