import { isRecord } from '#lib/is-record.ts'
import { type Edit, findEdits, isBeside, wordsLeft } from '#lib/merge/merge-texts.ts'
import { partsOf, wordsOf } from '#lib/merge/words-of.ts'

type Sides = { base: unknown; kept: unknown; other: unknown }

/**
 * The words of the other side that taking this side of a clash loses. `null` if none, if it is not a text, or if the other side
 * has no word of the base: then it differs as a whole, as a date does.
 */
export function sayLeftOut({ base, kept, other }: Sides): string | null {
  const [before, own, theirs] = [textOf(base), textOf(kept), textOf(other)]
  if (before === null || own === null || theirs === null) return null
  const old = partsOf(before)
  const [ownEdits, edits] = [findEdits(old, partsOf(own)), findEdits(old, partsOf(theirs))]
  if (wordsLeft(old, edits).length === 0) return null
  const missing = edits.filter((edit) => !ownEdits.some((one) => hasWords(one, edit)))
  const added = missing.map(({ text }) => text.trim()).filter(Boolean)
  const removed = edits.map((edit) => stillThere(old, edit, ownEdits).trim()).filter(Boolean)
  const left = quote(added.filter((part) => !removed.includes(part)))
  const back = quote(removed.filter((part) => !added.includes(part)))
  if (left !== '' && back !== '') return `Leaves out ${left} and brings back ${back}`
  if (left !== '') return `Leaves out ${left}`
  return back === '' ? null : `Brings back ${back}`
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.text === 'string' ? value.text : null
}

/** Whether an edit writes all words of another one at the same place. */
function hasWords(edit: Edit, other: Edit): boolean {
  const spaced = ({ text }: Edit) => ` ${wordsOf(text).join(' ')} `
  return isBeside(edit, other) && spaced(edit).includes(spaced(other))
}

/** The words that an edit removes from the base and no other edit does. */
function stillThere(old: readonly string[], { from, to }: Edit, others: readonly Edit[]): string {
  const isGone = (at: number) => others.some((other) => other.from <= at && at < other.to)
  return old
    .slice(from, to)
    .filter((_, place) => !isGone(from + place))
    .join('')
}

function quote(parts: readonly string[]): string {
  return parts.map((part) => `“${part}”`).join(', ')
}
