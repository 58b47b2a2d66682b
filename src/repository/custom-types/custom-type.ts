/** One field of a model. Prismic has a type for each kind; here each kind is a row of a table. */
export type FieldModel = {
  type: string
  config?: {
    label?: string | null
    options?: readonly string[]
    select?: string | null
    customtypes?: readonly (string | { id: string })[]
    repeat?: boolean
    fields?: Record<string, FieldModel>
    choices?: Record<string, SliceChoice>
    single?: string
    multi?: string
    labels?: readonly string[]
    /** Our own extension: an import refuses documents without the field. */
    required?: boolean
    [other: string]: unknown
  }
}

/** Shared slices are only named here; the older kinds contain their fields. */
export type SliceChoice = {
  type: string
  'non-repeat'?: Record<string, FieldModel>
  repeat?: Record<string, FieldModel>
}

/** A custom type in Prismic's JSON format: tabs of fields. */
export type CustomType = {
  id: string
  label?: string | null
  repeatable: boolean
  status?: boolean
  format?: string
  json: Record<string, Record<string, FieldModel>>
}

/** A shared slice in Prismic's JSON format. */
export type SharedSlice = {
  id: string
  type: 'SharedSlice'
  name?: string
  variations: readonly {
    id: string
    version?: string
    primary?: Record<string, FieldModel>
    items?: Record<string, FieldModel>
  }[]
}

/** All models that documents are checked against, by id. */
export type CustomTypes = {
  types: ReadonlyMap<string, CustomType>
  slices: ReadonlyMap<string, SharedSlice>
}

/** The fields of all tabs. Tabs only matter in the editor. */
export function fieldsOf(type: CustomType): Record<string, FieldModel> {
  return Object.assign({}, ...Object.values(type.json)) as Record<string, FieldModel>
}

/** The allowed target types of a relationship; empty if any is allowed. */
export function targetTypes(field: FieldModel): string[] {
  return (field.config?.customtypes ?? []).map((type) =>
    typeof type === 'string' ? type : type.id,
  )
}

/** Adds `more`; an imported model replaces one with the same id. */
export function withModels(
  base: CustomTypes,
  more: { types: readonly CustomType[]; slices: readonly SharedSlice[] },
): CustomTypes {
  return {
    types: new Map([...base.types, ...more.types.map((type) => [type.id, type] as const)]),
    slices: new Map([...base.slices, ...more.slices.map((slice) => [slice.id, slice] as const)]),
  }
}
