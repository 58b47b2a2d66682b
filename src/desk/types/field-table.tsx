import { fieldsOf, type PlacedField } from '../fields/fields-of.ts'
import { Button } from '../shell/button.tsx'
import { Table } from '../shell/table.tsx'
import type { TypeModel } from '../wire/types.ts'
import { nameKind, withConfig, withField, withoutField } from './model-changes.ts'

type FieldTableProps = {
  model: TypeModel
  /** The fields that the site's own pages need. */
  ownFields: readonly string[]
  onEdit: (model: TypeModel) => void
}

/** The fields of a type, with what can be changed in each. */
export function FieldTable({ model, ownFields, onEdit }: FieldTableProps) {
  return (
    <Table label="Fields" heads={['Field', 'Kind', 'Label', 'Required']} hasActs>
      {fieldsOf(model.json).map((named) => (
        <FieldRow
          key={named.name}
          named={named}
          isNeeded={ownFields.includes(named.name)}
          onChange={(next) => onEdit(withField(model, next))}
          onRemove={() => onEdit(withoutField(model, named))}
        />
      ))}
    </Table>
  )
}

type FieldRowProps = {
  named: PlacedField
  isNeeded: boolean
  onChange: (named: PlacedField) => void
  onRemove: () => void
}

function FieldRow({ named, isNeeded, onChange, onRemove }: FieldRowProps) {
  const { name, field } = named
  const { label, required = false, options } = field.config ?? {}
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{nameKind(field)}</td>
      <td>
        <input
          className="in"
          aria-label={`Label of ${name}`}
          maxLength={100}
          value={label ?? ''}
          onChange={({ target }) => onChange(withConfig(named, { label: target.value }))}
        />
        {options && (
          <input
            className="in"
            aria-label={`Choices of ${name}, with commas`}
            defaultValue={options.join(', ')}
            onBlur={({ target }) => {
              const next = toOptions(target.value)
              if (next.join() !== options.join()) onChange(withConfig(named, { options: next }))
            }}
          />
        )}
      </td>
      <td>
        <label className="dl__pick">
          <input
            type="checkbox"
            aria-label={`${name} is required`}
            checked={required}
            disabled={field.type === 'UID'}
            onChange={({ target }) =>
              onChange(withConfig(named, { required: target.checked || undefined }))
            }
          />
        </label>
      </td>
      <td className="r">
        {!isNeeded && (
          <Button look="bad" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </td>
    </tr>
  )
}

export function toOptions(text: string): string[] {
  const options = text.split(',').map((option) => option.trim())
  return [...new Set(options)].filter((option) => option !== '')
}
