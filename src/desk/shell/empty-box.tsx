import type { ReactNode } from 'react'

/** Says that there is nothing, in one sentence and with at most one act. */
export function EmptyBox({ children }: { children: ReactNode }) {
  return (
    <div className="void">
      <span className="hole" />
      <p>{children}</p>
    </div>
  )
}
