import { useRef, useState } from 'react'
import { copyText } from '#ui/copy-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { type CodeSort, codesPath, sortCodes, toCodeSort } from './code-sorts.ts'
import styles from './code-table.module.css'
import type { CodeRow, CodesPayload } from './payload.ts'

const COPIED_MS = 4000

type Outcome = 'copied' | 'refused'

export function CodeTable({ codes }: { codes: CodesPayload }) {
  const [sort, setSort] = useState(toCodeSort(codes.sort))
  const [last, setLast] = useState<{ row: CodeRow; outcome: Outcome }>()
  const timer = useRef<number>(undefined)
  if (codes.rows.length === 0) return <p>There is no promo code at the moment.</p>

  const copy = async (row: CodeRow, shown: Node | null) => {
    clearTimeout(timer.current)
    setLast({ row, outcome: await copyText(row.code, shown) })
    timer.current = window.setTimeout(setLast, COPIED_MS)
  }
  const today = codes.rows.filter(({ isForToday }) => isForToday)
  const later = codes.rows.filter(({ isForToday }) => !isForToday)
  // The same page may be kept alive in several orders.
  const suffix = codes.sort === null ? '' : `.${encodeURIComponent(codes.sort)}`
  const table = (id: string, rows: CodeRow[]) => (
    <table className={styles.codes} id={`${id}${suffix}`}>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <SortHead name="brand" sort={sort} onSort={setSort}>
            Brand and deal
          </SortHead>
          <SortHead name="ends" sort={sort} onSort={setSort}>
            Ends
          </SortHead>
          <SortHead name="checked" sort={sort} onSort={setSort}>
            Checked
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {sortCodes(rows, sort).map((row) => (
          <Row
            key={row.id}
            row={row}
            outcome={last?.row.id === row.id ? last.outcome : undefined}
            onCopy={copy}
          />
        ))}
      </tbody>
    </table>
  )

  return (
    <>
      <Section
        heading={todayHeading(today.length)}
        note="As our desks last checked them. A code leaves this list when it can no longer be used."
      >
        {today.length > 0 && table('working-codes', today)}
      </Section>
      {later.length > 0 && (
        <Section
          heading={
            later.length === 1 ? '1 code for another day' : `${later.length} codes for other days`
          }
        >
          {table('later-codes', later)}
        </Section>
      )}
      {/* One for all rows: what is said is heard wherever it stands. */}
      <p className="sr" aria-live="polite">
        {last && `${last.row.code} ${outcomeTexts[last.outcome]}`}
      </p>
    </>
  )
}

function todayHeading(count: number): string {
  if (count === 0) return 'No code works today'
  return count === 1 ? '1 code that works today' : `${count} codes that work today`
}

const outcomeTexts: Record<Outcome, string> = {
  copied: 'copied',
  refused: 'is selected, copy it by hand',
}

type SortHeadProps = {
  name: CodeSort
  sort: CodeSort
  onSort: (sort: CodeSort) => void
  children: string
}

/** A link, so that it sorts without script too; with it, at once and where the visitor is. */
function SortHead({ name, sort, onSort, children }: SortHeadProps) {
  const isSorted = name === sort
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (name === 'checked' ? 'descending' : 'ascending') : undefined}
    >
      <a
        href={codesPath(name)}
        rel="nofollow"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onSort(name)
        }}
      >
        <span className="sr">Sort by: </span>
        {children}
        {isSorted && <span aria-hidden="true">&nbsp;▾</span>}
      </a>
    </th>
  )
}

type RowProps = {
  row: CodeRow
  outcome: Outcome | undefined
  onCopy: (row: CodeRow, shown: Node | null) => void
}

function Row({ row, outcome, onCopy }: RowProps) {
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
          onClick={() => onCopy(row, shown.current)}
        >
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
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
