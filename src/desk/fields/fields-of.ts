import type { DocumentModel, NamedField } from '../wire/documents.ts'

/** The fields of all tabs, in their order. */
export function fieldsOf({ tabs }: Pick<DocumentModel, 'tabs'>): NamedField[] {
  return Object.values(tabs).flatMap((tab) =>
    Object.entries(tab).map(([name, field]) => ({ name, field })),
  )
}
