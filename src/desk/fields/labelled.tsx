import type { ReactNode } from 'react'

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

type LabelledGroupProps = { id: string; label: string; note?: ReactNode; children: ReactNode }

/** Several controls with one name. */
export function LabelledGroup({ id, label, note, children }: LabelledGroupProps) {
  return (
    <fieldset className="f" aria-labelledby={`${id}-name`}>
      <span className="lab" id={`${id}-name`}>
        {label}
        {note !== undefined && <i>{note}</i>}
      </span>
      {children}
    </fieldset>
  )
}
