import { type ReactNode, useId } from 'react'

type LabelledProps = { label: string; note?: ReactNode; htmlFor?: string; children: ReactNode }

/** A control with its name above it. */
export function Labelled({ label, note, htmlFor, children }: LabelledProps) {
  return (
    <div className="f">
      <label className="lab" htmlFor={htmlFor}>
        {label}
        {note !== undefined && <i>{note}</i>}
      </label>
      {children}
    </div>
  )
}

type LabelledGroupProps = Omit<LabelledProps, 'htmlFor'>

/** Several controls with one name. */
export function LabelledGroup({ label, note, children }: LabelledGroupProps) {
  const id = useId()
  return (
    <fieldset className="f" aria-labelledby={id}>
      <span className="lab" id={id}>
        {label}
        {note !== undefined && <i>{note}</i>}
      </span>
      {children}
    </fieldset>
  )
}
