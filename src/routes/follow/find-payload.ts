import * as paths from '#lib/paths.ts'

/** Reads the payload of another page; `null` if that fails or the payload has expired. Never rejects. */
export async function findPayload<Payload>(
  address: string,
  signal: AbortSignal,
): Promise<Payload | null> {
  const { pathname, search } = new URL(address, location.href)
  try {
    const response = await fetch(paths.payload(pathname, search), { signal })
    if (!response.ok) return null
    const { payload, validUntil }: { payload: Payload; validUntil: number } = await response.json()
    return validUntil > Date.now() ? payload : null
  } catch {
    return null
  }
}
