import type { AlternateLanguage } from '@prismicio/client'
import type { Work } from '#lib/node/work.ts'
import { groupIndex } from './index/group-index.ts'
import { NO_SLOTS } from './index/slot-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

export type FindAlternates = (document: StoredDocument) => AlternateLanguage[]

/** A document has at most one version per language, so more of them are a mistake. */
const MOST = 100

/**
 * Finds the published versions of a document in other languages, as they are named now. It is enough that one of
 * them names another: adding a version needs no change of the others.
 */
export function* createAlternates(snapshot: Snapshot): Work<FindAlternates> {
  const { byId, slots } = snapshot
  const named = yield* snapshot.indexes.get('alternates', () =>
    groupIndex(({ alternate_languages }) => alternate_languages.map(({ id }) => id)),
  )

  function relativesOf(document: StoredDocument): string[] {
    const naming = Array.from(named.get(document.id) ?? NO_SLOTS).slice(0, MOST)
    return [
      ...document.alternate_languages.map(({ id }) => id),
      ...naming.flatMap((slot) => slots.bySlot.at(slot)?.id ?? []),
    ]
  }

  return (document) => {
    const byLanguage = new Map([[document.lang, document]])
    const seen = new Set([document.id])
    const waiting = relativesOf(document)
    for (let id = waiting.pop(); id !== undefined && seen.size < MOST; id = waiting.pop()) {
      const other = seen.has(id) ? undefined : byId.get(id)
      seen.add(id)
      if (!other || other.type !== document.type) continue
      if (!byLanguage.has(other.lang)) byLanguage.set(other.lang, other)
      waiting.push(...relativesOf(other))
    }
    byLanguage.delete(document.lang)
    return [...byLanguage.values()].map(toAlternate).toSorted((a, b) => (a.lang < b.lang ? -1 : 1))
  }
}

export function toAlternate({ id, type, lang, uid }: StoredDocument): AlternateLanguage {
  return { id, type, lang, ...(uid === null ? {} : { uid }) }
}
