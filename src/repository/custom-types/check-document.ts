import type { StoredDocument } from '../stored-document.ts'
import { checkFields, type FieldChecks } from './check-field.ts'
import { type CustomTypes, fieldsOf } from './custom-type.ts'

/** Reports every difference between the document and its custom type. */
export function checkDocument(
  document: StoredDocument,
  models: CustomTypes,
  checks: Omit<FieldChecks, 'slices'>,
): void {
  const type = models.types.get(document.type)
  if (!type) {
    const { onUnknownType = checks.report } = checks
    onUnknownType(`there is no custom type "${document.type}"`)
    return
  }
  const { uid, ...fields } = fieldsOf(type)
  if (uid && document.uid === null) checks.report(`this ${type.id} needs a uid`)
  if (!uid && document.uid !== null) checks.report(`a ${type.id} has no uid`)
  const values = document.data as Record<string, unknown>
  checkFields({ fields, values, path: '' }, { ...checks, slices: models.slices })
}
