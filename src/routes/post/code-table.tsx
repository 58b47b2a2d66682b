import { useRef, useState } from 'react'
import { categoryNames } from '#deals/deal.ts'
import * as paths from '#lib/paths.ts'
import { copyText } from '#ui/copy-text.ts'
import { count } from '#ui/count.ts'
import { Section } from '#ui/section.tsx'
import { type CodeGroup, groupCodes } from './code-groups.ts'
import { type Outcome, Row } from './code-row.tsx'
import { CodeSearch } from './code-search.tsx'
import { type CodeSort, toCodeSort } from './code-sorts.ts'
import styles from './code-table.module.css'
import { codesPath } from './codes-path.ts'
import type { CodeRow, CodesPayload } from './payload.ts'

const COPIED_MS = 4000
/** Codes of each category: a phone should not have to scroll far to the next one. */
const FEW = { today: 3, later: 1 }

const TODAY_NOTE =
  'The table shows when our desks last checked each code. A code leaves this list when it can no longer be used.'

/** The codes that work today come first, a few of each category. */
export function CodeTable({ codes }: { codes: CodesPayload }) {
  const [sort, setSort] = useState(toCodeSort(codes.sort))
  const [last, setLast] = useState<{ row: CodeRow; outcome: Outcome }>()
  const timer = useRef<number>(undefined)

  const copy = async (row: CodeRow, shown: Node | null) => {
    clearTimeout(timer.current)
    setLast({ row, outcome: await copyText(row.code, shown) })
    count('copy', row.id)
    timer.current = window.setTimeout(setLast, COPIED_MS)
  }
  const today = codes.rows.filter(({ isForToday }) => isForToday)
  const later = codes.rows.filter(({ isForToday }) => !isForToday)
  const isWhole = codes.q !== '' || codes.category !== null
  const table = (id: string, rows: CodeRow[], few: number) => (
    <table className={styles.codes} id={`${id}${codes.idSuffix}`}>
      <SortHeads codes={codes} sort={sort} onSort={setSort} />
      {groupCodes(rows, { sort, isWhole, few }).map((group) => (
        <tbody key={group.category}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {categoryNames[group.category]}
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              outcome={last?.row.id === row.id ? last.outcome : undefined}
              onCopyCode={copy}
            />
          ))}
          {group.more > 0 && <More group={group} sort={sort} />}
        </tbody>
      ))}
    </table>
  )

  return (
    <>
      <CodeSearch codes={codes} />
      <Section heading={todayHeading(today.length, codes)}>
        {today.length > 0 && (
          <>
            {table('working-codes', today, FEW.today)}
            {/* Below the table, because above it would push the first code off a phone's screen. */}
            <p className={styles.note}>{TODAY_NOTE}</p>
          </>
        )}
        {codes.rows.length === 0 && <NoCodes q={codes.q} />}
      </Section>
      {later.length > 0 && (
        <Section
          heading={
            later.length === 1 ? '1 code for another day' : `${later.length} codes for other days`
          }
        >
          {table('later-codes', later, FEW.later)}
        </Section>
      )}
      {/* One live region for all rows. */}
      <p className="sr" aria-live="polite">
        {last && `${last.row.code} ${outcomeTexts[last.outcome]}`}
      </p>
    </>
  )
}

/** Shown if no code matches. */
function NoCodes({ q }: { q: string }) {
  return (
    <p>
      See <a href={paths.promoCodes}>all codes</a>
      {q && (
        <>
          , or <a href={paths.searchFor(paths.search, q)}>search all deals for “{q}”</a>
        </>
      )}
      .
    </p>
  )
}

function todayHeading(count: number, { q, category }: CodesPayload): string {
  // URLs have the singular of a category, which fits before a noun: grocery codes.
  const what = category ? `${category} code` : 'code'
  const match = q ? ` for “${q}”` : ''
  if (count === 0) return `No ${what}${match} works today`
  return count === 1 ? `1 ${what}${match} works today` : `${count} ${what}s${match} work today`
}

const outcomeTexts: Record<Outcome, string> = {
  copied: 'copied',
  refused: 'could not be copied. Press and hold to copy.',
}

function More({ group: { category, more }, sort }: { group: CodeGroup; sort: CodeSort }) {
  return (
    <tr>
      <td colSpan={4}>
        <a href={codesPath({ category, sort })} rel="nofollow">
          {more} more in {categoryNames[category].toLowerCase()}
        </a>
      </td>
    </tr>
  )
}

type SortHeadsProps = { codes: CodesPayload; sort: CodeSort; onSort: (sort: CodeSort) => void }

const heads: readonly [name: CodeSort, text: string][] = [
  ['brand', 'Brand and deal'],
  ['ends', 'Ends'],
  ['checked', 'Checked'],
]

/** Links sort without script too. With script they sort at once and keep the scroll position. */
function SortHeads({ codes: { q, category }, sort, onSort }: SortHeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">Code</th>
        {heads.map(([name, text]) => (
          <th key={name} scope="col" aria-sort={name === sort ? directions[name] : undefined}>
            <a
              href={codesPath({ q, category, sort: name })}
              rel="nofollow"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onSort(name)
              }}
            >
              <span className="sr">Sort by: </span>
              {text}
              {name === sort && <span aria-hidden="true">&nbsp;▾</span>}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  )
}

const directions = { brand: 'ascending', ends: 'ascending', checked: 'descending' } as const
