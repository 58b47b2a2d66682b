import { Beside } from '../fields/beside.tsx'
import { Labelled } from '../fields/labelled.tsx'
import { NumberInput } from '../fields/number-input.tsx'
import type { DeskFinding } from '../wire/documents.ts'
import { useFact } from './deal-fields.ts'

type TextFactProps = {
  name: string
  label: string
  findings: readonly DeskFinding[]
  placeholder?: string
  /** More characters than this do not fit on a card. */
  most?: number
  rows?: number
  type?: 'text' | 'date' | 'url'
}

/** A text of the deal, with its length where room is short. */
export function TextFact(props: TextFactProps) {
  const { name, label, findings, placeholder, most, rows, type = 'text' } = props
  const [value, set] = useFact<string>(name)
  const text = value ?? ''
  return (
    <Beside name={name} label={label} findings={findings}>
      {({ id, describedBy }) => {
        const common = {
          id,
          className: 'in',
          value: text,
          placeholder,
          'aria-describedby': describedBy,
        }
        return (
          <Labelled label={label} htmlFor={id} note={most && `${text.length} of ${most}`}>
            {rows ? (
              <textarea {...common} rows={rows} onChange={(event) => set(event.target.value)} />
            ) : (
              <input {...common} type={type} onChange={(event) => set(event.target.value)} />
            )}
          </Labelled>
        )
      }}
    </Beside>
  )
}

type MoneyFactProps = Pick<TextFactProps, 'name' | 'label' | 'findings' | 'placeholder'>

/** Dollars. */
export function MoneyFact({ name, label, findings, placeholder }: MoneyFactProps) {
  const [value, set] = useFact<number>(name)
  return (
    <Beside name={name} label={label} findings={findings}>
      {({ id, describedBy }) => (
        <Labelled label={label} htmlFor={id} note="$">
          <NumberInput
            id={id}
            value={value}
            min={0}
            placeholder={placeholder}
            describedBy={describedBy}
            onChange={set}
          />
        </Labelled>
      )}
    </Beside>
  )
}
