import { useEffect, useState } from 'react'
import { clockOf } from '#lib/clock-time.ts'
import { formatDay } from '#lib/format-day.ts'
import { joinWords } from '#lib/join-words.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { callDesk } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { formatTimeOrNow } from '../shell/format-time.ts'
import { Table } from '../shell/table.tsx'
import type { AuditPage, AuditRow } from '../wire/people.ts'
import { actNames } from './act-names.ts'

/** Who did what, the latest first. */
export function Page() {
  const [rows, setRows] = useState<readonly AuditRow[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const { problem, send } = useSending()

  const load = (before: string | null) =>
    send(async () => {
      const query = before === null ? '' : `?${new URLSearchParams({ before })}`
      const page = await callDesk<AuditPage>('GET', `/audit${query}`)
      setRows((shown) => [...(shown ?? []), ...page.rows])
      setNext(page.next)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is loaded once.
  useEffect(() => {
    void load(null)
  }, [])

  return (
    <DeskPage title="Audit log" crumb="People">
      <Problem error={problem} />
      {rows?.length === 0 && <EmptyBox>No entries yet.</EmptyBox>}
      {rows && rows.length > 0 && <AuditTable rows={rows} />}
      {next !== null && <Button onClick={() => load(next)}>Earlier</Button>}
    </DeskPage>
  )
}

function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <section className="box">
      <Table label="Audit log" heads={['When', 'Who', 'What', 'Target', 'More']}>
        {rows.map(({ id, at, author, act, subject, detail }) => (
          <tr key={id}>
            <td className="meta">
              <time dateTime={at}>{formatTimeOrNow(at)}</time>
            </td>
            <td>{author}</td>
            <td>{actNames[act] ?? act}</td>
            <td>{subject}</td>
            <td className="meta">{detail && sayDetail(detail)}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

function sayDetail(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${sayName(name)}: ${sayValue(value)}`)
    .join(', ')
}

/** `due_at` and `secondFactor` in words. */
function sayName(name: string): string {
  return name.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()
}

function sayValue(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return joinWords(value.map(sayValue))
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (!/^\d{4}-\d\d-\d\dT.*Z$/.test(text)) return text
  const at = new Date(text)
  return `${formatDay(singaporeDay(at))}, ${clockOf(at)}`
}
