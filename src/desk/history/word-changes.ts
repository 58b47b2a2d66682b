import { findEdits } from '#lib/merge/merge-texts.ts'

export type WordChange = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer runs of unchanged words are cut in their middle. */
const SHOWN = 60

/** The words removed from a text and those added, in reading order. */
export function wordChanges(before: string, after: string): WordChange[] {
  const old = wordsOf(before)
  const edits = findEdits(old, wordsOf(after))
  const textOf = (from = 0, to = old.length) => old.slice(from, to).join('')
  const parts: WordChange[] = edits.flatMap(({ from, to, text }, place) => [
    { kind: 'same', text: textOf(edits[place - 1]?.to, from) },
    { kind: 'gone', text: textOf(from, to) },
    { kind: 'new', text },
  ])
  parts.push({ kind: 'same', text: textOf(edits.at(-1)?.to) })
  return parts.filter(({ text }) => text !== '').map(shorten)
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

function shorten(part: WordChange, place: number, all: readonly WordChange[]): WordChange {
  const { kind, text } = part
  if (kind !== 'same' || text.length <= 2 * SHOWN || all.length === 1) return part
  const start = place === 0 ? '' : text.slice(0, SHOWN)
  const end = place === all.length - 1 ? '' : text.slice(-SHOWN)
  return { kind, text: `${start}…${end}` }
}
