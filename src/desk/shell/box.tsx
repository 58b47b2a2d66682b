import { type ReactNode, useId } from 'react'

type BoxProps = {
  title: ReactNode
  /** At the end of its header. */
  note?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page with a header. */
export function Box({ title, note, className = 'box', children }: BoxProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <div className="boxh">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="meta">{note}</span>}
      </div>
      {children}
    </section>
  )
}
