import type { Asset } from '#db/assets.ts'
import type { CustomType, SharedSlice } from '../custom-types/custom-type.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { Fault } from './fault.ts'
import type { RichtextPage } from './richtext-pages.ts'

/** Where a document was found, for the faults in it. */
export type Place = Pick<Fault, 'file' | 'line'>
export type FoundDocument = Place & { document: StoredDocument }

/** Content outside the store, on its way in. */
export type ContentSource = {
  types: readonly CustomType[]
  slices: readonly SharedSlice[]
  pages: readonly RichtextPage[]
  assets: readonly Asset[]
  /** From the beginning each time it is called. Faults are reported on the way. */
  documents: () => AsyncIterable<FoundDocument>
}

/** Faults are collected, so that an editor sees all of them at once. */
export type ReportAt = (place: Place, message: string) => void
