import type {
  ContentRelationshipField,
  FilledContentRelationshipField,
  LinkField,
} from '@prismicio/client'
import { type Fields, fieldFault } from './fields.ts'
import { readText, readWords } from './read-fields.ts'
import { toGroup } from './to-group.ts'

export function readWebLink(fields: Fields, name: string): LinkField {
  const url = readText(fields, name)
  if (url === null) return { link_type: 'Any' }
  if (!/^https?:\/\//.test(url)) fieldFault(fields, name, `"${url}" is not a web address`)
  return { link_type: 'Web', url }
}

/** The document of that type with the uid in the field. */
export function readRelation<Type extends string>(
  fields: Fields,
  name: string,
  type: Type,
): ContentRelationshipField<Type> {
  const uid = readText(fields, name, { required: true })
  const relation = uid === null ? null : findRelation(fields, { name, type, uid })
  return relation ?? { link_type: 'Any' }
}

/** A group with one document of that type in each row, in a field named after the type. */
export function readRelations<Type extends string>(fields: Fields, name: string, type: Type) {
  const found = readWords(fields, name).map((uid) => findRelation(fields, { name, type, uid }))
  const rows = found.flatMap((relation) => (relation ? [{ [type]: relation }] : []))
  return toGroup(rows as Record<Type, FilledContentRelationshipField<Type>>[])
}

/** The id of a rich-text page, without dashes. */
export function readRichtextPage(fields: Fields, name: string): string | null {
  const id = readText(fields, name, { pattern: /^[0-9a-f]{32}$/ })
  if (id === null || fields.context.hasRichtextPage(id)) return id
  return fieldFault(fields, name, `"${id}" is not a known rich-text page`)
}

function findRelation<Type extends string>(
  fields: Fields,
  { name, type, uid }: { name: string; type: Type; uid: string },
): FilledContentRelationshipField<Type> | null {
  const target = fields.context.findTarget(type, uid)
  if (!target) return fieldFault(fields, name, `"${uid}" is not a known ${type}`)
  return { link_type: 'Document', ...target, type }
}
