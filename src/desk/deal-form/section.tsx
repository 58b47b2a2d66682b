import { type ReactNode, useId } from 'react'

type SectionProps = { name: string; says?: ReactNode; children: ReactNode }

/** A part of the form. Its header ends in what the facts below it mean. */
export function Section({ name, says, children }: SectionProps) {
  const id = useId()
  return (
    <section className="box fs" aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        {says !== undefined && says !== null && <div aria-live="polite">{says}</div>}
      </header>
      {children}
    </section>
  )
}
