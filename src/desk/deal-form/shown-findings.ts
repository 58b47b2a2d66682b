import { isSameValue } from '#lib/merge/same-value.ts'
import { fieldOf } from '../fields/finding-list.tsx'
import type { DeskFinding } from '../wire/documents.ts'

type Fields = Readonly<Record<string, unknown>>

type FormState = {
  /** What the form began with. */
  start: Fields
  now: Fields
  /** Fields that the editor has been in and left. */
  left: ReadonlySet<string>
}

/** A new deal lacks most of its fields. The findings about a field wait until the editor has left it, or it has another value. */
export function shownFindings(
  findings: readonly DeskFinding[],
  { start, now, left }: FormState,
): DeskFinding[] {
  return findings.filter((finding) => {
    const field = fieldOf(finding)
    return field === null || left.has(field) || !isSameValue(start[field], now[field])
  })
}
