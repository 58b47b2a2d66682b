import { editDistance } from '#lib/node/edit-distance.ts'
import { mapWork, type Work } from '#lib/node/work.ts'

/** Words with the set of letters of each, for comparison with a mistyped word. */
export type WordList = {
  words: readonly string[]
  letters: Uint32Array
}

export function* toWordList(words: readonly string[]): Work<WordList> {
  return { words, letters: Uint32Array.from(yield* mapWork(words, letterSet)) }
}

/** Compares `word` with the one at a place of a list; the result is `limit + 1` if more errors are between them. */
export function distanceTo(word: string): (list: WordList, place: number, limit: number) => number {
  const wanted = letterSet(word)
  return ({ words, letters }, place, limit) => {
    const other = words[place] ?? ''
    if (Math.abs(other.length - word.length) > limit) return limit + 1
    // Each error changes at most two letters of the set, so most words can be ruled out quickly.
    if (bitCount((letters[place] ?? 0) ^ wanted) > 2 * limit) return limit + 1
    return editDistance(word, other, limit)
  }
}

function letterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31)
  return set >>> 0
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
