import type { DealDocument } from '../documents.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { OtherDocuments } from './check.ts'
import { offerKeys } from './duplicate-deal.ts'

/** Stores only the parts of each document that rules about others need, so that 100,000 fit in memory. */
export function createCatalogue(now: Date): OtherDocuments & {
  add: (document: StoredDocument) => void
} {
  const types = new Map<string, string>()
  const offers = new Map<string, { id: string; name: string }[]>()

  return {
    add(document) {
      types.set(document.id, document.type)
      if (document.type !== 'deal') return
      const { id, uid } = document
      for (const key of offerKeys(document as DealDocument, now)) {
        const known = offers.get(key) ?? []
        known.push({ id, name: uid ?? id })
        offers.set(key, known)
      }
    },
    typeOf: (id) => types.get(id) ?? null,
    sameOffers: (deal) =>
      offerKeys(deal, now)
        .flatMap((key) => offers.get(key) ?? [])
        .flatMap(({ id, name }) => (id === deal.id ? [] : [name])),
  }
}
