import { ownKeys } from '#lib/storage-keys.ts'
import { storedText, storeText } from '#ui/device-storage.ts'

/** A pause this long ends a visit. */
const PAUSE_MS = 30 * 60_000
/** After a longer absence nearly every deal would be marked as new. */
const LONGEST_MS = 30 * 24 * 60 * 60_000

/**
 * When the visitor's previous visit ended, in ms; `null` on the first. Only the device knows it. Keeps counting while
 * the page is open.
 */
export function readLastVisit(storage: Storage | null, now: () => number): number | null {
  const [seen = 0, before = 0] = (storedText(ownKeys.visits, storage) ?? '').split(' ').map(Number)
  const isNew = now() - seen > PAUSE_MS
  const last = isNew ? seen : before
  const write = () => storeText(ownKeys.visits, `${now()} ${last}`, storage)
  write()
  // Stops once the visitor has removed everything.
  addEventListener('pagehide', () => storedText(ownKeys.visits, storage) && write())
  // A clock that was ahead may have stored a time in the future.
  return last > 0 && last <= now() ? Math.max(last, now() - LONGEST_MS) : null
}
