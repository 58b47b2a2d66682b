import { labelOf } from '../fields/field-props.ts'
import type { DocumentModel, FieldModel } from '../wire/documents.ts'

export type FieldChoice = { path: readonly string[]; label: string }

/** The fields of a model that people can talk about. */
export function fieldChoices({ tabs }: Pick<DocumentModel, 'tabs'>): FieldChoice[] {
  const fields = Object.entries(
    Object.assign({}, ...Object.values(tabs)) as Record<string, FieldModel>,
  )
  return fields.map(([name, field]) => ({
    path: field.type === 'UID' && name === 'uid' ? ['uid'] : ['data', name],
    label: labelOf(name, field),
  }))
}

/** What people call a field. */
export function fieldNames(choices: readonly FieldChoice[]): (name: string) => string {
  const labels = new Map(choices.map(({ path, label }) => [path.at(-1) ?? '', label]))
  return (name) => labels.get(name) ?? name.replaceAll('_', ' ')
}
