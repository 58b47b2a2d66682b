import { mapWork, type Work } from '#lib/node/work.ts'
import type { PlaceChange } from './record-places.ts'
import type { RecordDetails, SearchKind, SearchRecord } from './search-record.ts'

/** The details of an added, removed or changed record; `null` if there was or is none. */
export type DetailChange = {
  place: number
  before: KindDetails | null
  after: KindDetails | null
}

export type KindDetails = RecordDetails & { kind: SearchKind }

export function readDetails(changes: readonly PlaceChange[]): Work<DetailChange[]> {
  return mapWork(
    changes,
    ({ place, before, after }) => ({ place, before: detailsOf(before), after: detailsOf(after) }),
    STEPS_OF_READING,
  )
}

/** The work of reading the details of two records. */
const STEPS_OF_READING = 500

function detailsOf(record: SearchRecord | null): KindDetails | null {
  return record && { kind: record.kind, ...record.details() }
}
