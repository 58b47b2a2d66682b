import type { FieldProps } from './field-props.ts'
import { Labelled } from './labelled.tsx'

type Embed = { embed_url: string; [other: string]: unknown }

/** The address of something on another site. What that site said about another address is dropped with it. */
export function EmbedField({ id, label, value, onChange, describedBy }: FieldProps<Embed>) {
  return (
    <Labelled
      label={label}
      htmlFor={id}
      note={typeof value?.title === 'string' ? value.title : undefined}
    >
      <input
        id={id}
        className="in"
        type="url"
        placeholder="https://"
        value={value?.embed_url ?? ''}
        aria-describedby={describedBy}
        onChange={(event) => {
          const embed_url = event.target.value
          onChange(embed_url === '' ? null : { embed_url })
        }}
      />
    </Labelled>
  )
}
