import { oncePer } from '#lib/once-per.ts'
import { checkDocument } from '../custom-types/check-document.ts'
import type { FoundLink } from '../custom-types/check-field.ts'
import type { CustomTypes } from '../custom-types/custom-type.ts'
import type { StoredDocument } from '../stored-document.ts'

export type ModelReading = {
  /** Set if the type has no model. */
  unknownType: string | null
  /** Every difference between the document and its custom type, except missing fields. */
  faults: readonly string[]
  /** Required fields that are empty. */
  missing: readonly string[]
  /** Its links to other documents. */
  links: readonly FoundLink[]
}

/** Walks through a document once, however many rules ask about it. */
export function createModelReading(models: CustomTypes) {
  return oncePer((document: StoredDocument): ModelReading => {
    const faults: string[] = []
    const missing: string[] = []
    const links: FoundLink[] = []
    let unknownType: string | null = null
    checkDocument(document, models, {
      report: (message) => faults.push(message),
      onUnknownType: (message) => {
        unknownType = message
      },
      onMissing: (path) => missing.push(path),
      onLink: (link) => links.push(link),
    })
    return { unknownType, faults, missing, links }
  })
}
