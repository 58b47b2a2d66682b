import type { ReactNode } from 'react'
import { isRecord } from '#lib/is-record.ts'
import { Button } from '../shell/button.tsx'
import type { Change, Path } from '../wire/documents.ts'
import { showValue } from './show-value.ts'
import { wordChanges } from './word-changes.ts'

type Restore = {
  /** `null` without permission to restore. */
  onRestore: ((path: Path) => void) | null
}

type ComparisonProps = Restore & {
  changes: readonly Change[]
  /** The names of fields, for people. */
  nameOf: (field: string) => string
}

/** What is different, field by field. */
export function Comparison({ changes, nameOf, onRestore }: ComparisonProps) {
  const byField = Map.groupBy(changes, ({ path }) => fieldOf(path))
  const rows = [...byField].map(([field, own]) => ({
    id: field,
    name: nameOf(field),
    content: own.map(({ path, before, after }) => (
      <p key={path.join()}>
        <Words before={before} after={after} />
      </p>
    )),
    path: pathOf(own[0]?.path ?? []),
    restores: nameOf(field),
  }))
  return <Differences rows={rows} onRestore={onRestore} />
}

type Difference = {
  id: string
  name: string
  content: ReactNode
  /** What can be restored of it; `null` if nothing can. */
  path: Path | null
  /** Its name for screen readers. */
  restores: string
}

type DifferencesProps = Restore & { rows: readonly Difference[] }

/** A table of what is different. */
export function Differences({ rows, onRestore }: DifferencesProps) {
  if (rows.length === 0) return <p className="pad meta">No differences.</p>
  return (
    <table className="diff">
      <caption className="sr">What is different</caption>
      <tbody>
        {rows.map(({ id, name, content, path, restores }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{content}</td>
            {onRestore && (
              <td className="diff__act">
                {path && (
                  <Button
                    look="bare"
                    aria-label={`Restore ${restores}`}
                    onClick={() => onRestore(path)}
                  >
                    Restore
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The words of both versions in one text. */
export function Words({ before, after }: { before: unknown; after: unknown }) {
  const [old, now] = [before, after].map((value) => (value === undefined ? '' : toWords(value)))
  return wordChanges(old ?? '', now ?? '').map(({ kind, text }, place) => {
    const key = `${place}${kind}`
    if (kind === 'gone') return <del key={key}>{text}</del>
    return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>
  })
}

/** Slices are shown by their text, not by their ids. */
function toWords(value: unknown): string {
  if (Array.isArray(value) && value.some(isSlice)) return value.map(toWords).join(' ')
  if (!isSlice(value)) return showValue(value)
  const parts = [value.primary, value.items].filter((part) => part !== undefined)
  return parts
    .map(showValue)
    .filter((text) => text !== 'Nothing')
    .join(' ')
}

function isSlice(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && 'slice_type' in value
}

/** `title` of `data.title`, and `uid`. */
function fieldOf([first = '', second]: readonly string[]): string {
  return first === 'data' && second !== undefined ? second : first
}

/** The whole field that a change is in. */
function pathOf(path: readonly string[]): readonly string[] {
  return path.slice(0, path[0] === 'data' ? 2 : 1)
}
