import type { Database } from '#db/database.ts'
import { findRowsNaming } from '#db/find-documents.ts'
import { findLandingRows } from '#db/landing-pages.ts'
import { batches } from '#lib/node/batches.ts'
import { relationOf, rowsOf } from '#lib/node/field-values.ts'
import type { BrandDocument, DealDocument, LandingDocument } from '#repository/documents.ts'

export type Partner = {
  /** The landing page, once for each language. */
  landings: [LandingDocument, ...LandingDocument[]]
  /** Its deals, ended ones too: those of its own list first, then those that name it. */
  deals: DealDocument[]
  /** The brands of the deals, by id. */
  brands: Map<string, BrandDocument>
}

/** `name` as in `findLandingRows`. `null` if none is published. */
export async function findPartner(db: Database, name: string): Promise<Partner | null> {
  const rows = await findLandingRows(db, name)
  const [first, ...others] = rows.map(({ document }) => JSON.parse(document) as LandingDocument)
  if (!first) return null
  const landings: Partner['landings'] = [first, ...others]
  const deals = await dealsOf(db, landings)
  const brandIds = deals.flatMap(({ data }) => relationOf(data.brand)?.id ?? [])
  const brands = await documentsOf<BrandDocument>(db, [...new Set(brandIds)])
  return { landings, deals, brands: new Map(brands.map((brand) => [brand.id, brand])) }
}

async function dealsOf(db: Database, landings: Partner['landings']): Promise<DealDocument[]> {
  const listed = landings.flatMap(({ data }) =>
    rowsOf(data.deals, ({ deal }) => relationOf(deal)?.id ?? null),
  )
  const own = await documentsOf<DealDocument>(db, [...new Set(listed)])
  const naming: DealDocument[] = []
  for (const { id } of landings) {
    for (const { type, document } of await findRowsNaming(db, id)) {
      if (type !== 'deal') continue
      const deal = JSON.parse(document) as DealDocument
      const partners = rowsOf(deal.data.partners, ({ landing }) => relationOf(landing)?.id ?? null)
      if (partners.includes(id)) naming.push(deal)
    }
  }
  const places = new Map(listed.toReversed().map((id, place) => [id, -place]))
  const all = new Map([...own, ...naming].map((deal) => [deal.id, deal]))
  const placeOf = ({ id }: DealDocument) => places.get(id) ?? 1
  return [...all.values()].toSorted((a, b) => placeOf(a) - placeOf(b))
}

async function documentsOf<Document>(db: Database, ids: readonly string[]): Promise<Document[]> {
  const documents: Document[] = []
  for (const some of batches(ids)) {
    const query = db.selectFrom('documents').select('document').where('id', 'in', some)
    const rows = await query.orderBy('id').execute()
    documents.push(...rows.map(({ document }) => JSON.parse(document) as Document))
  }
  return documents
}
