import { filter } from '@prismicio/client'
import type { ContentStore } from '../src/repository/content-store.ts'
import type { StoredDocument } from '../src/repository/stored-document.ts'
import { createRandom } from './seeded-random.ts'

const random = createRandom(11)

export type Question = { filters: string[]; field?: string; page?: number }

/** `mostMs`: the limit for the 99th percentile. */
export const questions: [
  what: string,
  mostMs: number | undefined,
  ask: (store: ContentStore) => Question,
][] = [
  ['by uid', 2, (store) => ({ filters: [filter.at('my.deal.uid', String(anyDeal(store).uid))] })],
  [
    'type + tag + ordering',
    10,
    (store) => ({
      filters: [filter.at('document.type', 'deal'), filter.at('document.tags', [anyTag(store)])],
      field: 'my.deal.ends_on',
      page: random.between(1, 5),
    }),
  ],
  [
    'full text, two words',
    25,
    (store) => ({ filters: [filter.fulltext('document', anyWords(store))] }),
  ],
  [
    'full text, ordered',
    25,
    (store) => ({
      filters: [filter.fulltext('document', anyWords(store))],
      field: 'my.deal.price_now',
    }),
  ],
  [
    'all deals, ordered',
    undefined,
    () => ({
      filters: [filter.at('document.type', 'deal')],
      field: 'document.first_publication_date',
    }),
  ],
  [
    'date + number + brand',
    undefined,
    (store) => ({
      filters: [
        filter.dateAfter('my.deal.ends_on', '2026-11-15'),
        filter.numberLessThan('my.deal.price_now', 100),
        filter.at('my.deal.brand', anyDeal(store).data.brand.id),
      ],
    }),
  ],
  ['similar', undefined, (store) => ({ filters: [filter.similar(anyDeal(store).id, 1000)] })],
]

function anyTag(store: ContentStore): string {
  return anyDeal(store).tags[0] ?? ''
}

/** Two words that some deal contains, one of them very common. */
function anyWords(store: ContentStore): string {
  const { data } = anyDeal(store)
  const words: string[] = data.body[1].text.split(' ')
  return `${random.pick(words)} ${random.pick(words)}`
}

function anyOf(store: ContentStore, type: string): StoredDocument {
  const documents = store.snapshot().byType.get(type)
  return documents?.at(random.between(0, documents.length - 1)) as StoredDocument
}

export function anyDeal(store: ContentStore): StoredDocument {
  return anyOf(store, 'deal')
}

export function anyBrand(store: ContentStore): StoredDocument {
  return anyOf(store, 'brand')
}
