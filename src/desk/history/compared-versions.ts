import type { HistoryEntry } from '../wire/documents.ts'
import type { Against } from './history-address.ts'

/** `draft`, `live` or the number of a revision. */
export type Versions = { from: string; to: string }

/** What to compare; `null` if there is nothing older. */
export function toVersions(
  chosen: string,
  against: Against,
  entries: readonly Pick<HistoryEntry, 'revision'>[] | null,
): Versions | null {
  if (chosen === 'draft') return { from: 'live', to: 'draft' }
  if (against === 'live') return { from: chosen, to: 'live' }
  const place = entries?.findIndex(({ revision }) => String(revision) === chosen) ?? -1
  const before = entries?.[place + 1]
  return place < 0 || !before ? null : { from: String(before.revision), to: chosen }
}

/** The revision on the older side, from which a part is restored; `null` if that side is live. */
export function findOlder({ from }: Pick<Versions, 'from'>): number | null {
  return from === 'live' ? null : Number(from)
}
