import type { Work } from '#lib/node/work.ts'
import { entriesOf, fieldBit, type Postings, placeOf, toEntry } from './postings.ts'
import type { SearchRecord } from './search-record.ts'

/** Finds deals by their price, and other records that name the amount: a post may be about things under $30. */
export function* findCheaper(
  max: number,
  records: readonly SearchRecord[],
  postings: Postings,
): Work<Uint32Array> {
  const found: number[] = []
  for (const [place, { price }] of records.entries()) {
    if (price !== null && price <= max) found.push(toEntry(place, fieldBit('facts')))
    yield
  }
  const literal = entriesOf(postings, String(max))?.filter(
    (entry) => records[placeOf(entry)]?.kind !== 'deal',
  )
  return Uint32Array.from(literal ? [...found, ...literal] : found)
}
