import { isRecord } from '../is-record.ts'
import type { Versions } from './change.ts'
import { commonSubsequence } from './common-subsequence.ts'
import { isSameValue } from './same-value.ts'
import { partsOf } from './words-of.ts'

/**
 * Merges two changes of a text, or of a block without spans, if they are at different words. `null` if they cannot be
 * separated, because they are at the same words, or one has rewritten the text.
 */
export function mergeTexts({ base, wanted, found }: Versions): unknown {
  if (typeof base === 'string' && typeof wanted === 'string' && typeof found === 'string') {
    return mergeWords(base, wanted, found)
  }
  if (!isPlainBlock(base) || !isPlainBlock(wanted) || !isPlainBlock(found)) return null
  if (!isSameValue({ ...wanted, text: '' }, { ...found, text: '' })) return null
  const text = mergeWords(base.text, wanted.text, found.text)
  return text === null ? null : { ...found, text }
}

type PlainBlock = { text: string; spans: [] }

/** Spans are counted in characters, and would move. */
function isPlainBlock(value: unknown): value is PlainBlock {
  if (!isRecord(value) || typeof value.text !== 'string') return false
  return Array.isArray(value.spans) && value.spans.length === 0
}

/** Replaced parts of the base, from one place up to another. */
export type Edit = { from: number; to: number; text: string }

function mergeWords(base: string, wanted: string, found: string): string | null {
  const old = partsOf(base)
  const [own, theirs] = [findEdits(old, partsOf(wanted)), findEdits(old, partsOf(found))]
  if ([own, theirs].some((edits) => isRewritten(old, edits))) return null
  const isKnown = (edit: Edit) => theirs.some((other) => isSameValue(edit, other))
  const added = own.filter((edit) => !isKnown(edit))
  if (added.some((edit) => theirs.some((other) => isBeside(edit, other)))) return null
  const edits = [...theirs, ...added].toSorted((a, b) => a.from - b.from)
  const merged = edits.map(
    ({ from, text }, place) => old.slice(edits[place - 1]?.to ?? 0, from).join('') + text,
  )
  return merged.join('') + old.slice(edits.at(-1)?.to ?? 0).join('')
}

/** Two edits that touch may be about the same words. */
export function isBeside(a: Edit, b: Edit): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** If less than half of the words are left. */
function isRewritten(old: readonly string[], edits: readonly Edit[]): boolean {
  return 2 * wordsLeft(old, edits).length < wordsLeft(old, []).length
}

/** The words of the base that no edit has replaced. */
export function wordsLeft(old: readonly string[], edits: readonly Edit[]): readonly string[] {
  return old.filter(
    (part, at) => part.trim() !== '' && !edits.some(({ from, to }) => from <= at && at < to),
  )
}

export function findEdits(old: readonly string[], parts: readonly string[]): Edit[] {
  const edits: Edit[] = []
  let [from, start] = [0, 0]
  for (const [to, end] of [...commonSubsequence(old, parts), [old.length, parts.length] as const]) {
    if (to > from || end > start) edits.push({ from, to, text: parts.slice(start, end).join('') })
    ;[from, start] = [to + 1, end + 1]
  }
  return edits
}
