import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import type { CodeRow } from './payload.ts'

export type Outcome = 'copied' | 'refused'

type RowProps = {
  row: CodeRow
  outcome: Outcome | undefined
  onCopyCode: (row: CodeRow, shown: Node | null) => void
}

export function Row({ row, outcome, onCopyCode }: RowProps) {
  const shown = useRef<HTMLElement>(null)
  const { code, title, path, brand, minSpend, usable, ends, urgent, checked, checkIsFresh } = row
  return (
    <tr>
      <th scope="row">
        <code ref={shown}>{code}</code>
        <button
          type="button"
          aria-label={`Copy ${code}`}
          data-outcome={outcome}
          onClick={() => onCopyCode(row, shown.current)}
        >
          {outcome === 'copied' ? <Icon name="check" /> : <DrawnIcon name="copy" />}
        </button>
      </th>
      <td>
        <a href={path}>{title}</a>
        <small>
          {[brand, minSpend && `min. spend ${minSpend}`, usable].filter(Boolean).join(' · ')}
        </small>
      </td>
      <td data-tone={urgent ? 'hot' : undefined}>{ends}</td>
      <td data-tone={checkIsFresh ? 'good' : undefined}>{checked ?? 'Not stated'}</td>
    </tr>
  )
}
