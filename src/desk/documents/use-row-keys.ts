import { useRef } from 'react'
import { useActs } from '../shell/desk-context.ts'

type Pick = (id: string, isRange: boolean) => void

/** Moves through the rows of a list by `j` and `k`, and picks them by `x`. The focus is the place, so Enter opens. */
export function useRowKeys(pick: Pick | null) {
  const list = useRef<HTMLUListElement>(null)

  function move(step: 1 | -1): void {
    const rows = [...(list.current?.children ?? [])]
    const place = rows.findIndex((row) => row.contains(document.activeElement))
    const next = rows[place < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, place + step))]
    next?.querySelector('a')?.focus()
  }

  function pickFocused(isRange: boolean): void {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')
    if (row?.dataset.row) pick?.(row.dataset.row, isRange)
  }

  useActs([
    { name: 'Next in the list', keys: 'j', run: () => move(1) },
    { name: 'Previous in the list', keys: 'k', run: () => move(-1) },
    ...(pick
      ? [
          { name: 'Pick or leave this row', keys: 'x', run: () => pickFocused(false) },
          { name: 'Pick all rows up to this one', keys: 'X', run: () => pickFocused(true) },
        ]
      : []),
  ])
  return list
}
