import * as paths from '#lib/paths.ts'
import type { DealPayload } from '../deal/payload.ts'
import { findEnvelope, PAGE_CACHE } from '../kept-page.ts'

/** Nobody waits longer at a counter. */
const PATIENCE_MS = 2000

/** The payload of the deal's page, from the device or in time from the server; else `null`. */
export async function findDealPage(path: string): Promise<DealPayload | null> {
  const kept = await findKeptPage(path)
  if (kept) return kept
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch(paths.payload(path), { signal })
    const { payload } = await response.json()
    return isDealPayload(payload) ? payload : null
  } catch {
    return null
  }
}

/** The copy that the service worker made. Its statements about time may have expired. */
export async function findKeptPage(path: string): Promise<DealPayload | null> {
  // Without a secure connection there are no caches.
  if (!('caches' in window)) return null
  try {
    const cache = await caches.open(PAGE_CACHE)
    const document = await cache.match(path, { ignoreVary: true })
    const envelope = document && findEnvelope(await document.text())
    const payload = envelope && 'payload' in envelope ? envelope.payload : null
    return isDealPayload(payload) ? payload : null
  } catch {
    return null
  }
}

function isDealPayload(payload: unknown): payload is DealPayload {
  // A copy that an earlier version made has no conditions.
  const { deal, conditions } = Object(payload) as Partial<DealPayload>
  return deal !== undefined && Array.isArray(conditions)
}
