import { useState } from 'react'
import { fieldsOf, type PlacedField } from '../fields/fields-of.ts'
import { Button } from '../shell/button.tsx'
import { Form } from '../shell/form/form.tsx'
import { Select } from '../shell/form/select.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import type { FieldModel } from '../wire/documents.ts'
import type { TypeModel } from '../wire/types.ts'
import { toOptions } from './field-table.tsx'
import { newKinds } from './model-changes.ts'

type NewFieldProps = { model: TypeModel; onAdd: (field: PlacedField) => void }

const EMPTY = { name: '', type: 'Text', label: '', options: '' }

/** Adds a field at the end of the first tab. */
export function NewField({ model, onAdd }: NewFieldProps) {
  const [written, setWritten] = useState(EMPTY)
  const set = (changed: Partial<typeof EMPTY>) => setWritten({ ...written, ...changed })
  const isTaken = fieldsOf(model.json).some(({ name }) => name === written.name)
  const isName = /^[a-z][a-z0-9_]{0,60}$/.test(written.name)
  return (
    <details className="box">
      <summary className="pad">Add a field</summary>
      <Form
        className="dl__filters pad"
        onSend={() => {
          if (!isName || isTaken) return
          onAdd({
            tab: Object.keys(model.json)[0] ?? 'Main',
            name: written.name,
            field: toField(written),
          })
          setWritten(EMPTY)
        }}
      >
        <label className="f">
          <span className="lab">Field name in the data</span>
          <input
            className={isTaken ? 'in bad' : 'in'}
            required
            pattern="[a-z][a-z0-9_]{0,60}"
            title="Lower-case letters, digits and underscores"
            value={written.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          {isTaken && <span className="meta">There is a field of that name.</span>}
        </label>
        <Select
          label="Kind"
          options={Object.entries(newKinds)}
          value={written.type}
          onChange={(type) => set({ type })}
        />
        <TextField
          label="Label"
          required
          maxLength={100}
          value={written.label}
          onChange={(label) => set({ label })}
        />
        {written.type === 'Select' && (
          <TextField
            label="Choices, with commas"
            required
            value={written.options}
            onChange={(options) => set({ options })}
          />
        )}
        <div className="bs">
          <Button type="submit">Add</Button>
        </div>
      </Form>
    </details>
  )
}

function toField({ type, label, options }: typeof EMPTY): FieldModel {
  const text = 'paragraph,strong,em,hyperlink,list-item,o-list-item'
  return {
    type,
    config: {
      label,
      ...(type === 'Select' && { options: toOptions(options) }),
      ...(type === 'StructuredText' && { multi: text }),
      ...(type === 'Link' && { select: null }),
    },
  }
}
