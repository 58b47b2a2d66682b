import { useField } from '../drafts/use-draft.ts'
import type { DeskFinding, FieldModel, NamedField, SliceModel } from '../wire/documents.ts'
import { Beside } from './beside.tsx'
import { FieldControl } from './field-control.tsx'
import { labelOf } from './field-props.ts'

type AllFieldsProps = {
  findings: readonly DeskFinding[]
  slices?: Readonly<Record<string, SliceModel>>
}

type DraftFieldsProps = AllFieldsProps & { fields: readonly NamedField[] }

/** Fields of the draft, whatever their kinds. `late-draft-fields.ts` loads them. */
export function DraftFields({ fields, ...props }: DraftFieldsProps) {
  return fields.map(({ name, field }) => <DraftField key={name} {...{ name, field }} {...props} />)
}

/** A field of the draft with its control, its findings and its conflicts. */
function DraftField({ name, field, findings, slices }: AllFieldsProps & NamedField) {
  const path = name === 'uid' && field.type === 'UID' ? ['uid'] : ['data', name]
  const [value, set] = useField<unknown>(path)
  const label = labelOf(name, field)
  return (
    <Beside {...{ name, label, path, findings }}>
      {(control) => (
        <FieldControl
          {...control}
          label={label}
          field={field}
          value={value}
          slices={slices}
          onChange={(next, from) => set(next ?? emptyOf(field), from)}
        />
      )}
    </Beside>
  )
}

/** Rows and slices are lists even when they are empty; other empty fields are not there. */
function emptyOf({ type }: FieldModel): unknown {
  return type === 'Group' || type === 'Slices' || type === 'StructuredText' ? [] : undefined
}
