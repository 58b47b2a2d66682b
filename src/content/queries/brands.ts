import type { Brand, BrandTileData } from '#deals/brand.ts'
import { relationOf, textOf } from '#lib/node/field-values.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import type { BrandDocument, DealDocument } from '#repository/documents.ts'
import type { ContentClient } from '../content-client.ts'
import { toBrand, toBrandRef } from '../mappers/to-brand.ts'
import { liveDealFacts } from './deals.ts'
import { findByUid, readDocuments } from './read-documents.ts'

const alphabet = new Intl.Collator('en')
const STEPS_OF_COMPARING = 20

/** Reads the wanted data from every brand, or from some, A to Z. */
export async function brands<Value extends { name: string }>(
  content: ContentClient,
  read: (document: BrandDocument) => Value,
  where: (document: BrandDocument) => boolean = () => true,
): Promise<Value[]> {
  const found = await readDocuments('the brands', () =>
    content.select<BrandDocument, Value>('brand', { matches: where, read }),
  )
  const byName = (a: Value, b: Value) => alphabet.compare(a.name, b.name)
  return content.inTurns(sortWork(found, byName, STEPS_OF_COMPARING))
}

/** A tile for every brand, A to Z, with its number of live deals. */
export async function brandTiles(
  content: ContentClient,
  { now }: { now: Date },
): Promise<BrandTileData[]> {
  const [tiles, owners] = await Promise.all([
    brands(content, toBrandTile),
    liveDealFacts(content, { now, read: ownerOf }),
  ])
  const counts = new Map<string, number>()
  for (const uid of owners) counts.set(uid, (counts.get(uid) ?? 0) + 1)
  return tiles.map((tile) => ({ ...tile, liveCount: counts.get(tile.uid) ?? 0 }))
}

function ownerOf({ data }: DealDocument): string {
  return relationOf(data.brand)?.uid ?? ''
}

export async function findBrand(content: ContentClient, uid: string): Promise<Brand | null> {
  const document = await findByUid<BrandDocument>(content, 'brand', uid)
  return document && toBrand(document)
}

/** The part of a tile that comes from the brand's own document. */
function toBrandTile(document: BrandDocument): Omit<BrandTileData, 'liveCount'> {
  return { ...toBrandRef(document), tagline: textOf(document.data.tagline) }
}
