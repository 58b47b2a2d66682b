import { type ReactNode, useId } from 'react'

type BoxProps = {
  title: ReactNode
  /** At the end of its header. */
  note?: ReactNode
  /** Class names beside `box`. */
  look?: string
  children: ReactNode
}

/** A part of a page with a header. */
export function Box({ title, note, look, children }: BoxProps) {
  const id = useId()
  return (
    <section className={look ? `box ${look}` : 'box'} aria-labelledby={id}>
      <div className="boxh">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="meta">{note}</span>}
      </div>
      {children}
    </section>
  )
}
