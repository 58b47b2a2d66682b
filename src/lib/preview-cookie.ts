import { PREVIEW_COOKIE } from './preview-cookie-name.ts'

/** Whether a request may carry a preview. Cheap enough for the fast path. */
export function mayPreview(cookies: string | undefined): boolean {
  return cookies?.includes(PREVIEW_COOKIE) ?? false
}

/**
 * The preview ref in a `Cookie` header or in `document.cookie`, or `null`. The cookie holds
 * URL-encoded JSON whose entries are objects with a `preview`; a bare `_tracker` means that no
 * preview is active.
 */
export function findPreviewRef(cookies: string | undefined): string | null {
  const cookie = cookies
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${PREVIEW_COOKIE}=`))
  if (!cookie) return null
  const value = cookie.slice(PREVIEW_COOKIE.length + 1)
  try {
    // Some tools do not encode it; then it contains quotes.
    const text = value.startsWith('{') ? value : decodeURIComponent(value)
    return isActive(JSON.parse(text)) ? text : null
  } catch {
    return null
  }
}

export function hasActivePreview(cookies: string): boolean {
  return findPreviewRef(cookies) !== null
}

function isActive(sessions: unknown): boolean {
  if (typeof sessions !== 'object' || sessions === null) return false
  return Object.values(sessions).some((session) => Boolean(session?.preview))
}
