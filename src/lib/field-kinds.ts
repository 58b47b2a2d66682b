/** The kinds of fields in Prismic's models that hold one value. */
export type FieldKind =
  | 'Boolean'
  | 'Color'
  | 'Date'
  | 'Embed'
  | 'GeoPoint'
  | 'Image'
  | 'IntegrationFields'
  | 'Number'
  | 'Range'
  | 'Select'
  | 'StructuredText'
  | 'Table'
  | 'Text'
  | 'Timestamp'
  | 'UID'

/** Those that hold documents or further fields. */
export const nestingKinds = ['Group', 'Slices', 'Link'] as const

export type ModelKind = FieldKind | (typeof nestingKinds)[number]
