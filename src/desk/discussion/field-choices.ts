import { labelOf } from '../fields/field-props.ts'
import { fieldsOf } from '../fields/fields-of.ts'
import type { DocumentModel } from '../wire/documents.ts'

export type FieldChoice = { path: readonly string[]; label: string }

/** The fields of a model that people can talk about. */
export function fieldChoices(model: Pick<DocumentModel, 'tabs'>): FieldChoice[] {
  return fieldsOf(model.tabs).map(({ name, field }) => ({
    path: field.type === 'UID' && name === 'uid' ? ['uid'] : ['data', name],
    label: labelOf(name, field),
  }))
}

/** What people call a field. */
export function fieldNames(choices: readonly FieldChoice[]): (name: string) => string {
  const labels = new Map(choices.map(({ path, label }) => [path.at(-1) ?? '', label]))
  return (name) => labels.get(name) ?? name.replaceAll('_', ' ')
}
