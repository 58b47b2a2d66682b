const PREVIEW_ADDRESS = /\/previews\/([\w-]+)/

/**
 * The token in the address of a preview, or `null` when the ref is no preview's. A ref
 * may be the address of a preview, or the whole preview cookie (JSON, URL-encoded or not), which the client
 * hands on as it is.
 */
export function findPreviewToken(ref: string): string | null {
  const address = ref.startsWith('http') ? ref : findAddress(ref)
  return address === null ? null : (PREVIEW_ADDRESS.exec(address)?.[1] ?? null)
}

/** The cookie has one entry per repository that is previewed, and a `_tracker` that is none. */
function findAddress(ref: string): string | null {
  try {
    const sessions = JSON.parse(ref.startsWith('{') ? ref : decodeURIComponent(ref))
    const previews = Object.values(sessions as Record<string, unknown>)
      .map((session) => (session as { preview?: unknown } | null)?.preview)
      .filter((preview) => typeof preview === 'string')
    return previews[0] ?? null
  } catch {
    return null
  }
}
