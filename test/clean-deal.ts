import type { DealDocument } from '#repository/documents.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

/** By the names of the model; values may be wrong. */
type Changes = Record<string, unknown>

/** A deal that keeps every rule on 16 November 2026, with changes. */
export function cleanDeal(changes: Changes = {}, id = 'deal-1'): DealDocument {
  return {
    ...cleanDocument('deal', id, {
      title: 'Laksa before three',
      brand: { link_type: 'Document', id: 'brand-1', type: 'brand', uid: 'suria' },
      category: 'food',
      badge: '50% off',
      summary: 'A bowl of laksa for lunch.',
      redeem: 'show',
      price_now: 5,
      price_was: 10,
      starts_on: '2026-11-01',
      ends_on: '2026-12-31',
      checked_on: '2026-11-15',
      channel: 'in-store',
      outlets: [{ name: 'Tiong Bahru', address: '56 Eng Hoon Street', hours: '10:00-20:00' }],
      ...changes,
    }),
  } as unknown as DealDocument
}

export function cleanDocument(type: string, id: string, data: Changes): StoredDocument {
  return {
    id,
    uid: id,
    type,
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
    slugs: [],
    linked_documents: [],
    lang: 'en-sg',
    alternate_languages: [],
    data,
  } as unknown as StoredDocument
}
