import { useState } from 'react'
import { Button } from '../shell/button.tsx'
import { SelectList } from '../shell/form/select.tsx'
import type { FieldModel, SliceModel } from '../wire/documents.ts'
import { changeInside } from './change-inside.ts'
import type { FieldProps } from './field-props.ts'
import { Fields, GroupField } from './group-field.tsx'
import { LabelledGroup } from './labelled.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { newSlice } from './slices/new-slice.ts'

type Slice = {
  id: string
  slice_type: string
  slice_label?: string | null
  variation?: string
  version?: string
  primary?: Record<string, unknown>
  items?: readonly Record<string, unknown>[]
  [other: string]: unknown
}

/** A row of slices, each in one of its variations. */
export function SliceZone({
  id,
  label,
  field,
  value,
  onChange,
  slices = {},
}: FieldProps<readonly Slice[]>) {
  const zone = Array.isArray(value) ? (value as readonly Slice[]) : []
  const choices = Object.keys(field.config?.choices ?? {}).filter((name) => slices[name])
  const [adding, setAdding] = useState(choices[0] ?? '')
  const model = slices[adding]
  return (
    <LabelledGroup label={label} note={`${zone.length}`}>
      {zone.map((slice, place) => (
        <section
          className="row0"
          key={slice.id}
          aria-label={`${nameOf(slice, slices)} ${place + 1}`}
        >
          <OneSlice
            id={`${id}-${slice.id}`}
            slice={slice}
            slices={slices}
            legacy={field.config?.choices?.[slice.slice_type]}
            onChange={changeInside(onChange, (next) => zone.with(place, next))}
          />
          <OrderButtons
            items={zone}
            place={place}
            name={`${nameOf(slice, slices)} ${place + 1}`}
            onChange={onChange}
          />
        </section>
      ))}
      {choices.length > 0 && (
        <span className="line">
          <SelectList
            aria-label="Kind of slice"
            options={choices.map((name) => [name, slices[name]?.name ?? name])}
            value={adding}
            onChange={setAdding}
          />
          <Button look="bare" onClick={() => model && onChange([...zone, newSlice(model)])}>
            Add a slice
          </Button>
        </span>
      )}
    </LabelledGroup>
  )
}

function nameOf({ slice_type }: Slice, slices: Readonly<Record<string, SliceModel>>): string {
  return slices[slice_type]?.name ?? slice_type
}

type OneSliceProps = {
  id: string
  slice: Slice
  slices: Readonly<Record<string, SliceModel>>
  /** A slice of the older kind has its fields in the zone's own model. */
  legacy: NonNullable<NonNullable<FieldModel['config']>['choices']>[string] | undefined
  onChange: (slice: Slice, from?: Slice) => void
}

function OneSlice({ id, slice, slices, legacy, onChange }: OneSliceProps) {
  const model = slices[slice.slice_type]
  const variation =
    model?.variations.find((one) => one.id === slice.variation) ?? model?.variations[0]
  const primary = variation?.primary ?? legacy?.['non-repeat'] ?? {}
  const items = variation?.items ?? legacy?.repeat ?? {}
  return (
    <div className="grow">
      <div className="line">
        <h3 className="h3 grow">{nameOf(slice, slices)}</h3>
        {model && model.variations.length > 1 && (
          <SelectList
            aria-label="Variation"
            options={model.variations.map((one) => [one.id, one.name ?? one.id])}
            value={variation?.id ?? ''}
            onChange={(variation) => onChange({ ...slice, variation })}
          />
        )}
      </div>
      <Fields
        id={id}
        fields={primary}
        values={slice.primary ?? {}}
        slices={slices}
        onChange={changeInside(onChange, (primary) => ({ ...slice, primary }))}
      />
      {Object.keys(items).length > 0 && (
        <GroupField
          id={`${id}-items`}
          label="Items"
          field={{ type: 'Group', config: { fields: items } }}
          value={slice.items ?? []}
          slices={slices}
          onChange={changeInside(onChange, (next: Slice['items'] | null) => ({
            ...slice,
            items: next ?? [],
          }))}
        />
      )}
    </div>
  )
}
