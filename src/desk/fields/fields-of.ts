import type { FieldModel, NamedField } from '../wire/documents.ts'

export type PlacedField = NamedField & { tab: string }

/** The fields of all tabs, in their order. */
export function fieldsOf(tabs: Record<string, Record<string, FieldModel>>): PlacedField[] {
  return Object.entries(tabs).flatMap(([tab, fields]) =>
    Object.entries(fields).map(([name, field]) => ({ tab, name, field })),
  )
}
