import type { ReactNode } from 'react'

type DoorProps = { title: string; note: string; children: ReactNode }

/** The frame of the pages for signing in and joining. */
export function Door({ title, note, children }: DoorProps) {
  return (
    <main id="main" className="door">
      <title>{`${title} | Desk`}</title>
      <span className="rail__logo">
        <i />
      </span>
      <div className="door__tk">
        <div className="door__top">
          <h1>{title}</h1>
          <p className="sm">{note}</p>
        </div>
        <div className="door__in">{children}</div>
      </div>
    </main>
  )
}
