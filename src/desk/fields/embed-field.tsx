import { TextField } from '../shell/form/text-field.tsx'
import type { FieldProps } from './field-props.ts'

type Embed = { embed_url: string; [other: string]: unknown }

/** The address of an embed on another site. A new address drops the metadata of the old one. */
export function EmbedField({ id, label, value, onChange, describedBy }: FieldProps<Embed>) {
  return (
    <TextField
      {...{ id, label }}
      note={typeof value?.title === 'string' ? value.title : undefined}
      type="url"
      placeholder="https://"
      value={value?.embed_url ?? ''}
      aria-describedby={describedBy}
      onChange={(embed_url) => onChange(embed_url === '' ? null : { embed_url })}
    />
  )
}
