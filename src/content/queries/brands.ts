import type { ContentClient } from '#content/content-client.ts'
import type { BrandDocument } from '#content/documents.ts'
import { toBrand } from '#content/mappers/to-brand.ts'
import type { Brand } from '#deals/brand.ts'
import { findDocument, isUid, readDocuments } from './read-documents.ts'

/** Every brand, A to Z. */
export async function brands(content: ContentClient): Promise<Brand[]> {
  const documents = await readDocuments('the brands', () =>
    content.getAllByType<BrandDocument>('brand'),
  )
  return documents.map(toBrand).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export async function findBrand(content: ContentClient, uid: string): Promise<Brand | null> {
  if (!isUid(uid)) return null
  const document = await findDocument(`brand "${uid}"`, () =>
    content.getByUID<BrandDocument>('brand', uid),
  )
  return document && toBrand(document)
}
