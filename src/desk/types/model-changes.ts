import type { ModelKind } from '#lib/field-kinds.ts'
import type { PlacedField } from '../fields/fields-of.ts'
import type { FieldModel } from '../wire/documents.ts'
import type { TypeModel } from '../wire/types.ts'

export function withField(model: TypeModel, { tab, name, field }: PlacedField): TypeModel {
  return { ...model, json: { ...model.json, [tab]: { ...model.json[tab], [name]: field } } }
}

export function withoutField(model: TypeModel, { tab, name }: PlacedField): TypeModel {
  const kept = Object.entries(model.json[tab] ?? {}).filter(([other]) => other !== name)
  return { ...model, json: { ...model.json, [tab]: Object.fromEntries(kept) } }
}

type Config = NonNullable<FieldModel['config']>

/** `undefined` removes a setting. */
export function withConfig(
  named: PlacedField,
  changed: { [Name in keyof Config]: Config[Name] | undefined },
): PlacedField {
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
} satisfies Partial<Record<ModelKind, string>>

const otherKinds: Record<Exclude<ModelKind, keyof typeof newKinds>, string> = {
  UID: 'Address',
  Group: 'Group',
  Slices: 'Slices',
  Embed: 'Embed',
  Table: 'Table',
  Range: 'Range',
  IntegrationFields: 'IntegrationFields',
}

export function nameKind({ type }: FieldModel): string {
  return ({ ...newKinds, ...otherKinds } as Record<string, string>)[type] ?? type
}
