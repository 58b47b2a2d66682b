import { fileURLToPath } from 'node:url'
import { createIllustrator } from '../seed/illustrator/illustrator.ts'
import { importFolder } from '../src/repository/import/import-folder.ts'
import type { StoredDocument } from '../src/repository/stored-document.ts'
import { createRandom, type Random } from './seeded-random.ts'

const SEED = fileURLToPath(new URL('../seed', import.meta.url))
const DAY_MS = 24 * 60 * 60 * 1000
/** All dates are relative to this one, so that every run has the same documents. */
export const CORPUS_NOW = new Date('2026-11-15T02:00:00Z')
const BRANDS = 2000

/** Builds this many deals from parts of the demo's deals, the same on every run. */
export async function createCorpus(deals: number): Promise<StoredDocument[]> {
  const { documents } = await importFolder(SEED, { now: CORPUS_NOW, createIllustrator })
  const parts = {
    random: createRandom(7),
    brands: numbered(ofType(documents, 'brand'), BRANDS),
    deals: ofType(documents, 'deal'),
    tags: [...new Set(ofType(documents, 'deal').flatMap(({ tags }) => tags))].toSorted(),
  }
  const made = Array.from({ length: deals }, (_, number) => createDeal(number, parts))
  const others = documents.filter(({ type }) => type !== 'deal' && type !== 'brand')
  // The demo's posts, landings and singletons link to deals that are not here, as real content does.
  return [...others, ...parts.brands, ...made]
}

type Parts = {
  random: Random
  brands: StoredDocument[]
  deals: StoredDocument[]
  tags: string[]
}

function createDeal(number: number, { random, brands, deals, tags }: Parts): StoredDocument {
  const below = (count: number) => random.between(0, count - 1)
  const [frame, text] = [random.pick(deals), random.pick(deals)]
  const brand = random.pick(brands)
  const published = new Date(CORPUS_NOW.getTime() - below(720 * 24) * 60 * 60 * 1000)
  const price = 2 + below(200)
  return {
    ...frame,
    id: `deal${String(number).padStart(12, '0')}`,
    uid: `${text.uid}-${number}`,
    // The lower a tag's number, the more deals have it, as with real tags.
    tags: [
      ...new Set(
        Array.from(
          { length: 3 },
          () => tags[Math.min(below(tags.length), below(tags.length))] as string,
        ),
      ),
    ],
    first_publication_date: toTimestamp(published),
    last_publication_date: toTimestamp(new Date(published.getTime() + below(30) * DAY_MS)),
    data: {
      ...frame.data,
      title: text.data.title,
      brand: {
        link_type: 'Document',
        id: brand.id,
        type: 'brand',
        tags: brand.tags,
        lang: brand.lang,
        uid: brand.uid,
      },
      price_now: price,
      price_was: price + below(50),
      starts_on: toDay(published),
      ends_on: toDay(new Date(published.getTime() + below(900) * DAY_MS)),
      body: [
        ...blocks(random.pick(deals), 0, 4),
        ...blocks(random.pick(deals), 4, 7),
        ...blocks(text, 7, 12),
      ],
    },
  }
}

function blocks(document: StoredDocument, from: number, to: number): unknown[] {
  return document.data.body.slice(from, to)
}

function numbered(documents: StoredDocument[], count: number): StoredDocument[] {
  return Array.from({ length: count }, (_, number) => {
    const document = documents[number % documents.length] as StoredDocument
    return { ...document, id: `brand${number}`, uid: `${document.uid}-${number}` }
  })
}

function ofType(documents: readonly StoredDocument[], type: string): StoredDocument[] {
  return documents.filter((document) => document.type === type)
}

type Timestamp = NonNullable<StoredDocument['first_publication_date']>

function toTimestamp(instant: Date): Timestamp {
  return instant.toISOString().replace(/\.\d+Z$/, '+0000') as Timestamp
}

function toDay(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
