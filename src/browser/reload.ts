const KEY = 'lobang:reload'
const TTL_MS = 10_000

/**
 * Reloads a path to get the scripts of a new build. Returns `false` without reloading if the same path was reloaded
 * less than ten seconds ago, because then reloading does not help.
 */
export function reloadOnce(path: string): boolean {
  const now = Date.now()
  try {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (last?.path === path && last.expires > now) return false
    sessionStorage.setItem(KEY, JSON.stringify({ path, expires: now + TTL_MS }))
  } catch {
    // Without storage there is no guard, and so no automatic reload.
    return false
  }
  fullLoad(path)
  return true
}

/** Leaves the app: the browser fetches the document of the current build. */
export function fullLoad(path: string): void {
  if (location.pathname + location.search === path) location.reload()
  else location.href = path
}
