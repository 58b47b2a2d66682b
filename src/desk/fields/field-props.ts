import type { FieldModel, SliceModel } from '../wire/documents.ts'

/** What every control of a field gets. An empty field is `undefined`, `null`, `''` or an empty list. */
export type FieldProps<Value = unknown> = {
  /** Unique in the document. */
  id: string
  label: string
  field: FieldModel
  value: Value | null | undefined
  /** `from` is what it was made from, if that is older than `value`. */
  onChange: (value: Value | null, from?: Value) => void
  /** The id of the findings beside it. */
  describedBy?: string | undefined
  /** Shared slices of the document's model. */
  slices?: Readonly<Record<string, SliceModel>> | undefined
}

export function labelOf(name: string, field: FieldModel): string {
  return field.config?.label || name.replaceAll('_', ' ')
}
