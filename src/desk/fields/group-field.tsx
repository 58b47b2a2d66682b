import { Button } from '../shell/button.tsx'
import type { FieldModel } from '../wire/documents.ts'
import { changeInside } from './change-inside.ts'
import { type FieldProps, labelOf } from './field-props.ts'
import { LabelledGroup } from './labelled.tsx'
import { useNestedControl } from './nested-control.ts'
import { OrderButtons } from './order-buttons.tsx'

type Item = Record<string, unknown>

/** Rows of fields, which may be groups themselves. Rows have no names, so the list is one place of the document. */
export function GroupField({
  id,
  label,
  field,
  value,
  onChange,
  slices,
}: FieldProps<readonly Item[]>) {
  const items = Array.isArray(value) ? (value as readonly Item[]) : []
  const fields = field.config?.fields ?? {}
  return (
    <LabelledGroup label={label} note={`${items.length}`}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids.
        <fieldset className="row0" key={place} aria-label={`${label} ${place + 1}`}>
          <Fields
            id={`${id}-${place}`}
            fields={fields}
            values={item}
            slices={slices}
            onChange={changeInside(onChange, (next) => items.with(place, next))}
          />
          <OrderButtons
            items={items}
            place={place}
            name={`${label.toLowerCase()} ${place + 1}`}
            onChange={onChange}
          />
        </fieldset>
      ))}
      {(field.config?.repeat !== false || items.length === 0) && (
        <Button look="bare" onClick={() => onChange([...items, emptyItem(fields)])}>
          Add to {label.toLowerCase()}
        </Button>
      )}
    </LabelledGroup>
  )
}

/** Lists must be lists; everything else may be absent. */
function emptyItem(fields: Record<string, FieldModel>): Item {
  const groups = Object.entries(fields).filter(([, { type }]) => type === 'Group')
  return Object.fromEntries(groups.map(([name]) => [name, []]))
}

type FieldsProps = Pick<FieldProps, 'id' | 'slices'> & {
  fields: Record<string, FieldModel>
  values: Item
  onChange: (values: Item, from?: Item) => void
}

/** The fields of a row or of a part of a slice. */
export function Fields({ id, fields, values, slices, onChange }: FieldsProps) {
  const Control = useNestedControl()
  return (
    <div className="fields">
      {Object.entries(fields).map(([name, field]) => (
        <Control
          key={name}
          id={`${id}-${name}`}
          label={labelOf(name, field)}
          field={field}
          value={values[name]}
          slices={slices}
          onChange={changeInside(onChange, (value) => withField(values, name, value))}
        />
      ))}
    </div>
  )
}

function withField(values: Item, name: string, value: unknown): Item {
  if (value !== null) return { ...values, [name]: value }
  const { [name]: _, ...others } = values
  return others
}
