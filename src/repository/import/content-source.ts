import type { Asset } from '#db/assets.ts'
import type { Finding } from '../checks/check.ts'
import type { CustomType, SharedSlice } from '../custom-types/custom-type.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { Fault } from './fault.ts'
import type { RichtextPage } from './richtext-pages.ts'

/** The source of a document, for error messages. */
export type Place = Pick<Fault, 'file' | 'line'>
export type FoundDocument = Place & {
  document: StoredDocument
  /** The line of a field, where the source has lines for fields. */
  lineOf?: (field: string) => number | null
}

/** Content to import. */
export type ContentSource = {
  types: readonly CustomType[]
  slices: readonly SharedSlice[]
  pages: readonly RichtextPage[]
  assets: readonly Asset[]
  /** Starts over at each call. Reports faults on the way. */
  documents: () => AsyncIterable<FoundDocument>
}

/** Collects faults, so that an editor sees all of them at once. */
export type ReportAt = (place: Place, message: string) => void

/** Collects what a rule found, as a fault or as a warning. */
export type TellAt = (place: Place, finding: Finding) => void
