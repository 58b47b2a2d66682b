import { isRecord } from '#lib/is-record.ts'
import type { Versions } from '#lib/merge/change.ts'
import { wordChanges } from '../history/word-changes.ts'

/** What somebody loses of the other side of a clash in a text by taking this one; `null` if nothing, or it is no text. */
export function sayLeftOut({ base, kept, other }: Omit<Versions, 'wanted' | 'found'> & Sides) {
  const [before, own, theirs] = [textOf(base ?? ''), textOf(kept), textOf(other)]
  if (before === null || own === null || theirs === null) return null
  const changes = wordChanges(before, theirs)
  const partsOf = (kind: 'new' | 'gone') =>
    changes.flatMap((change) => (change.kind === kind ? [change.text.trim()] : [])).filter(Boolean)
  const added = partsOf('new').filter((part) => !own.includes(part))
  if (added.length > 0) return `Leaves out ${quote(added)}`
  const removed = partsOf('gone').filter((part) => own.includes(part) && !theirs.includes(part))
  return removed.length > 0 ? `Brings back ${quote(removed)}` : null
}

type Sides = { kept: unknown; other: unknown }

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.text === 'string' ? value.text : null
}

function quote(parts: readonly string[]): string {
  return parts.map((part) => `“${part}”`).join(', ')
}
