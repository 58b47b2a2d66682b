import type { Blocks } from '../writing/block-keeper.ts'
import { RichTextEditor } from '../writing/rich-text-editor.tsx'
import type { FieldProps } from './field-props.ts'
import { LabelledGroup } from './labelled.tsx'

/** Rich text. Its editor is loaded when a form shows one. */
export function RichTextField({ label, field, value, onChange, describedBy }: FieldProps<Blocks>) {
  return (
    <LabelledGroup label={label}>
      <RichTextEditor
        field={field}
        value={value ?? []}
        label={label}
        describedBy={describedBy}
        onChange={onChange}
      />
    </LabelledGroup>
  )
}
