import { commonSubsequence } from '#lib/merge/common-subsequence.ts'

export type WordChange = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer runs of words that stay are cut in their middle. */
const SHOWN = 60

/** What was taken out of a text and what came in, in reading order. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  const parts: WordChange[] = []
  let [x, y] = [0, 0]
  const skipTo = (endX: number, endY: number) => {
    add(parts, 'gone', a.slice(x, endX).join(''))
    add(parts, 'new', b.slice(y, endY).join(''))
  }
  for (const [pairX, pairY] of commonSubsequence(a, b)) {
    skipTo(pairX, pairY)
    add(parts, 'same', a[pairX] ?? '')
    ;[x, y] = [pairX + 1, pairY + 1]
  }
  skipTo(a.length, b.length)
  return parts.map(shorten)
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

function add(parts: WordChange[], kind: WordChange['kind'], text: string): void {
  if (text === '') return
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

function shorten(part: WordChange, place: number, all: readonly WordChange[]): WordChange {
  const { kind, text } = part
  if (kind !== 'same' || text.length <= 2 * SHOWN || all.length === 1) return part
  const start = place === 0 ? '' : text.slice(0, SHOWN)
  const end = place === all.length - 1 ? '' : text.slice(-SHOWN)
  return { kind, text: `${start}…${end}` }
}
