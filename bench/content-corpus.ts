import { fileURLToPath } from 'node:url'
import { importFolder } from '../src/content/service/import/import-folder.ts'
import type { StoredDocument } from '../src/content/service/stored-document.ts'

const SEED = fileURLToPath(new URL('../seed', import.meta.url))
const DAY_MS = 24 * 60 * 60 * 1000
/** All dates count from here, so that every run has the same documents. */
export const CORPUS_NOW = new Date('2026-11-15T02:00:00Z')
const BRANDS = 2000

/** As many deals, the same each time: put together anew from the parts of the demo's deals. */
export async function createCorpus(deals: number): Promise<StoredDocument[]> {
  const { documents } = await importFolder(SEED, CORPUS_NOW)
  const parts = {
    random: createRandom(7),
    brands: numbered(ofType(documents, 'brand'), BRANDS),
    deals: ofType(documents, 'deal'),
    tags: [...new Set(ofType(documents, 'deal').flatMap(({ tags }) => tags))].toSorted(),
  }
  const made = Array.from({ length: deals }, (_, number) => createDeal(number, parts))
  const others = documents.filter(({ type }) => type !== 'deal' && type !== 'brand')
  // The demo's own posts, landings and singletons name deals that are not here: broken links, as in life.
  return [...others, ...parts.brands, ...made]
}

type Random = (below: number) => number
type Parts = {
  random: Random
  brands: StoredDocument[]
  deals: StoredDocument[]
  tags: string[]
}

function createDeal(number: number, { random, brands, deals, tags }: Parts): StoredDocument {
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
  const [frame, text] = [pick(deals), pick(deals)]
  const brand = pick(brands)
  const published = new Date(CORPUS_NOW.getTime() - random(720 * 24) * 60 * 60 * 1000)
  const price = 2 + random(200)
  return {
    ...frame,
    id: `deal${String(number).padStart(12, '0')}`,
    uid: `${text.uid}-${number}`,
    // The lower a tag's number, the more deals have it, as with real tags.
    tags: [
      ...new Set(
        Array.from(
          { length: 3 },
          () => tags[Math.min(random(tags.length), random(tags.length))] as string,
        ),
      ),
    ],
    first_publication_date: toTimestamp(published),
    last_publication_date: toTimestamp(new Date(published.getTime() + random(30) * DAY_MS)),
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
      price_was: price + random(50),
      starts_on: toDay(published),
      ends_on: toDay(new Date(published.getTime() + random(900) * DAY_MS)),
      body: [...blocks(pick(deals), 0, 4), ...blocks(pick(deals), 4, 7), ...blocks(text, 7, 12)],
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

/** Whole numbers from 0, always the same: a linear congruential generator. */
export function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
