import { useId } from 'react'
import { Beside } from '../fields/beside.tsx'
import { findingsOf } from '../fields/finding-list.tsx'
import { Labelled } from '../fields/labelled.tsx'
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
  const own = findingsOf(findings, name)
  const id = useId()
  const text = value ?? ''
  const common = {
    id: `${id}-in`,
    className: 'in',
    value: text,
    placeholder,
    'aria-describedby': own.length > 0 ? id : undefined,
  }
  return (
    <Beside id={id} name={name} label={label} path={['data', name]} findings={own}>
      <Labelled label={label} htmlFor={`${id}-in`} note={most && `${text.length} of ${most}`}>
        {rows ? (
          <textarea {...common} rows={rows} onChange={(event) => set(event.target.value)} />
        ) : (
          <input {...common} type={type} onChange={(event) => set(event.target.value)} />
        )}
      </Labelled>
    </Beside>
  )
}

type MoneyFactProps = Pick<TextFactProps, 'name' | 'label' | 'findings' | 'placeholder'>

/** Dollars. */
export function MoneyFact({ name, label, findings, placeholder }: MoneyFactProps) {
  const [value, set] = useFact<number>(name)
  const own = findingsOf(findings, name)
  const id = useId()
  return (
    <Beside id={id} name={name} label={label} path={['data', name]} findings={own}>
      <Labelled label={label} htmlFor={`${id}-in`} note="$">
        <input
          id={`${id}-in`}
          className="in"
          type="number"
          inputMode="decimal"
          step="any"
          min="0"
          placeholder={placeholder}
          value={value ?? ''}
          aria-describedby={own.length > 0 ? id : undefined}
          onChange={(event) => {
            const { value: text, valueAsNumber } = event.target
            if (text === '') set(null)
            else if (Number.isFinite(valueAsNumber)) set(valueAsNumber)
          }}
        />
      </Labelled>
    </Beside>
  )
}
