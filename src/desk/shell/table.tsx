import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box.tsx'

type TableProps = {
  label: string
  /** The names of its columns. */
  heads: readonly string[]
  /** Columns of numbers. */
  numbers?: readonly string[]
  look?: string
  /** Its last column has buttons. */
  hasActs?: boolean
  children: ReactNode
}

/** A table that scrolls sideways on phones. */
export function Table({ label, heads, numbers, look, hasActs, children }: TableProps) {
  return (
    <ScrollBox className="scrollx" label={`${label}, scrolls sideways`}>
      <table className={look ? `tb ${look}` : 'tb'}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={numbers?.includes(head) ? 'r' : undefined}>
                {head}
              </th>
            ))}
            {hasActs && (
              <th scope="col">
                <span className="sr">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  )
}
