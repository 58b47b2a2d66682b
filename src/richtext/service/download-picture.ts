import { createOutgoingFetch, type OutgoingOptions } from '#outgoing/create-outgoing-fetch.ts'
import { outgoingError } from '#outgoing/outgoing-error.ts'

const MAX_PICTURE_BYTES = 10 * 1024 * 1024
const TIMEOUT_MS = 10_000
const AT_ONCE = 4

/** Fetches pictures from untrusted URLs; see `outgoing/find-refusal.ts`. */
export function createPictureDownload(
  options: OutgoingOptions = {},
): (url: URL) => Promise<Uint8Array> {
  const fetchSafely = createOutgoingFetch({
    maxBytes: MAX_PICTURE_BYTES,
    totalMs: TIMEOUT_MS,
    atOnce: AT_ONCE,
    ...options,
  })
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml' }

  return async (url) => {
    const response = await fetchSafely(url, { headers })
    const type = response.headers.get('content-type') ?? ''
    if (response.status !== 200) throw outgoingError('BROKEN', `status ${response.status}`)
    if (!type.startsWith('image/')) throw outgoingError('BROKEN', `"${type}" is no picture`)
    return response.bytes()
  }
}
