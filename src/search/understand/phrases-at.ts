import type { TextWord } from '../text-words.ts'

type Found<Value> = { value: Value; from: number; to: number }

/** Looks up phrases of up to `longest` words at every position, longest first; those found do not overlap. */
export function* phrasesAt<Value>(
  words: readonly TextWord[],
  longest: number,
  find: (phrase: string, from: number, to: number) => Value | null,
): Generator<Found<Value>> {
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + longest)
    let value: Value | null = null
    for (; to > from; to--) {
      const plains = words.slice(from, to).map(({ plain }) => plain)
      value = find(plains.join(' '), from, to)
      if (value !== null) break
    }
    if (value !== null) yield { value, from, to }
    from = Math.max(to, from + 1)
  }
}
