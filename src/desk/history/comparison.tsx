import { isRecord } from '#lib/is-record.ts'
import { showValue } from '../fields/show-value.ts'
import { Button } from '../shell/button.tsx'
import type { Change } from '../wire/documents.ts'
import { wordChanges } from './word-changes.ts'

type ComparisonProps = {
  changes: readonly Change[]
  /** The names of fields, for people. */
  nameOf: (field: string) => string
  /** `null` where nobody may restore. */
  onRestore: ((path: readonly string[]) => void) | null
}

/** What is different, field by field. */
export function Comparison({ changes, nameOf, onRestore }: ComparisonProps) {
  if (changes.length === 0) return <p className="pad meta">No differences.</p>
  const byField = Map.groupBy(changes, ({ path }) => fieldOf(path))
  return (
    <table className="diff">
      <caption className="sr">What is different</caption>
      <tbody>
        {[...byField].map(([field, own]) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td>
              {own.map(({ path, before, after }) => (
                <p key={path.join()}>
                  <Words before={before} after={after} />
                </p>
              ))}
            </td>
            {onRestore && (
              <td className="diff__act">
                <Button
                  look="bare"
                  aria-label={`Restore ${nameOf(field)}`}
                  onClick={() => onRestore(pathOf(own[0]?.path ?? []))}
                >
                  Restore
                </Button>
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

/** Slices by what they say: nobody reads their ids. */
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
