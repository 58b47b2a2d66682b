import type { FieldModel } from '../wire/documents.ts'
import type { TypeModel } from '../wire/types.ts'

export type NamedField = { tab: string; name: string; field: FieldModel }

/** The fields of all tabs, in their order. */
export function fieldsOf({ json }: TypeModel): NamedField[] {
  return Object.entries(json).flatMap(([tab, fields]) =>
    Object.entries(fields).map(([name, field]) => ({ tab, name, field })),
  )
}

export function withField(model: TypeModel, { tab, name, field }: NamedField): TypeModel {
  return { ...model, json: { ...model.json, [tab]: { ...model.json[tab], [name]: field } } }
}

export function withoutField(model: TypeModel, { tab, name }: NamedField): TypeModel {
  const kept = Object.entries(model.json[tab] ?? {}).filter(([other]) => other !== name)
  return { ...model, json: { ...model.json, [tab]: Object.fromEntries(kept) } }
}

type Config = NonNullable<FieldModel['config']>

/** `undefined` takes a setting away. */
export function withConfig(
  named: NamedField,
  changed: { [Name in keyof Config]: Config[Name] | undefined },
): NamedField {
  const all = Object.entries({ ...named.field.config, ...changed })
  const config = Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Config
  return { ...named, field: { ...named.field, config } }
}

/** The kinds that a new field can have here. Groups and slices are made by tools. */
export const newKinds = {
  Text: 'Text',
  StructuredText: 'Rich text',
  Number: 'Number',
  Boolean: 'Yes or no',
  Date: 'Day',
  Timestamp: 'Moment',
  Select: 'Choice',
  Link: 'Link',
  Image: 'Picture',
  GeoPoint: 'Place on the map',
  Color: 'Colour',
} as const

export function nameKind({ type }: FieldModel): string {
  const others = {
    UID: 'Address',
    Group: 'Group',
    Slices: 'Slices',
    Embed: 'Embed',
    Table: 'Table',
  }
  return ({ ...newKinds, ...others } as Record<string, string>)[type] ?? type
}
