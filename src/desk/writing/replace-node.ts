import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { commonSubsequence } from '#lib/merge/common-subsequence.ts'

type Replacement = {
  before: Node
  after: Node
  /** Where the old node begins. */
  at: number
}

/** Puts a node in the place of another, word by word if both are text, so that a caret stays beside its word. */
export function replaceNode(tr: Transaction, { before, after, at }: Replacement): void {
  if (before.eq(after)) return
  if (!before.isTextblock || !before.sameMarkup(after)) {
    tr.replaceWith(at, at + before.nodeSize, after)
    return
  }
  for (const { from, to, start, end } of changedWords(textOf(before), textOf(after)).toReversed()) {
    tr.replace(at + 1 + from, at + 1 + to, after.slice(start, end))
  }
  replaceMarks(tr, after, at)
}

/** The words are right now, and some have other marks. */
function replaceMarks(tr: Transaction, after: Node, at: number): void {
  const now = tr.doc.nodeAt(at)
  const from = now?.content.findDiffStart(after.content) ?? null
  const ends = now?.content.findDiffEnd(after.content)
  if (from === null || !ends) return
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b))
  tr.replace(at + 1 + from, at + 1 + ends.a + overlap, after.slice(from, ends.b + overlap))
}

/** One character for each place: breaks are one too. */
function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, '', '\n')
}

/** A part of the old text, and the part of the new one that replaces it. */
type Hunk = { from: number; to: number; start: number; end: number }

function changedWords(old: string, wanted: string): Hunk[] {
  const [a, b] = [wordsOf(old), wordsOf(wanted)]
  const hunks: Hunk[] = []
  let [from, start, x, y] = [0, 0, 0, 0]
  const skipTo = (endX: number, endY: number) => {
    const [to, end] = [from + lengthOf(a.slice(x, endX)), start + lengthOf(b.slice(y, endY))]
    if (to > from || end > start) hunks.push({ from, to, start, end })
    ;[from, start, x, y] = [to, end, endX, endY]
  }
  for (const [pairX, pairY] of commonSubsequence(a, b)) {
    skipTo(pairX, pairY)
    const { length } = a[pairX] ?? ''
    ;[from, start, x, y] = [from + length, start + length, pairX + 1, pairY + 1]
  }
  skipTo(a.length, b.length)
  return hunks
}

function wordsOf(text: string): string[] {
  return text.match(/\s|\w+|[^\s\w]+/g) ?? []
}

function lengthOf(words: readonly string[]): number {
  return words.reduce((total, { length }) => total + length, 0)
}
