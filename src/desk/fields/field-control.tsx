import type { ComponentType } from 'react'
import type { ModelKind } from '#lib/field-kinds.ts'
import { EmbedField } from './embed-field.tsx'
import type { FieldProps } from './field-props.ts'
import { GeoPointField } from './geo-point-field.tsx'
import { GroupField } from './group-field.tsx'
import { ImageField } from './image-field.tsx'
import { Labelled } from './labelled.tsx'
import { LinkField } from './link-field.tsx'
import { NestedControl } from './nested-control.ts'
import { RichTextField } from './rich-text-field.tsx'
import {
  BooleanField,
  ColourField,
  DateField,
  NumberField,
  SelectField,
  TextField,
} from './simple-fields.tsx'
import { SliceZone } from './slice-zone.tsx'
import { TableField } from './table-field.tsx'
import { TimestampField } from './timestamp-field.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each control knows the values of its own kind.
type Control = ComponentType<FieldProps<any>>

/** A control for every kind of field that Prismic's models have. */
const controls: Readonly<Record<string, Control>> = {
  Boolean: BooleanField,
  Color: ColourField,
  Date: DateField,
  Embed: EmbedField,
  GeoPoint: GeoPointField,
  Group: GroupField,
  Image: ImageField,
  Link: LinkField,
  Number: NumberField,
  Range: NumberField,
  Select: SelectField,
  Slices: SliceZone,
  StructuredText: RichTextField,
  Table: TableField,
  Text: TextField,
  Timestamp: TimestampField,
  UID: TextField,
} satisfies Record<Exclude<ModelKind, 'IntegrationFields'>, Control>

export function FieldControl(props: FieldProps) {
  const Known = Object.hasOwn(controls, props.field.type) ? controls[props.field.type] : undefined
  if (Known) {
    return (
      <NestedControl value={FieldControl}>
        <Known {...props} />
      </NestedControl>
    )
  }
  return (
    <Labelled label={props.label} note="Kept as it is">
      <p className="meta">{`Fields of the kind ${props.field.type} are written by another tool.`}</p>
    </Labelled>
  )
}
