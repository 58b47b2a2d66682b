import { firstPlace } from '#lib/first-place.ts'
import { sortWork } from '#lib/sort-work.ts'
import { filterWork, inStretches, mapWork, type Work } from '#lib/work.ts'

export type Vocabulary = {
  /** Longer terms with this beginning. */
  beginning: (start: string) => string[]
  /** The terms closest to a mistyped word, all at the same distance of at most `limit`. */
  nearest: (word: { plain: string; stem: string }, limit: number) => Work<string[]>
  /** Terms that contain `part`. */
  holding: (part: string) => Work<string[]>
}

/** Enough for every word that a person may mean. */
const MAX_TERMS = 48
/** Most words differ in their letters; only a few need the edit distance. */
const STEPS_OF_COMPARING = 4

/** `written` gives a term as written: a typing error may be in the whole word or in the stem. */
export function* createVocabulary(
  terms: readonly string[],
  written: (term: string) => string,
): Work<Vocabulary> {
  const sorted = yield* sortWork(terms, (a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const words = yield* filterWork(sorted, (term) => !/\d/.test(term))
  const forms = yield* toForms(yield* mapWork(words, written))
  const stems = yield* toForms(words)
  return {
    beginning(start) {
      const found: string[] = []
      for (
        let at = firstPlace(sorted.length, (place) => (sorted[place] ?? '') >= start);
        found.length < MAX_TERMS;
        at++
      ) {
        const term = sorted[at]
        if (!term?.startsWith(start)) break
        if (term !== start) found.push(term)
      }
      return found
    },
    *nearest({ plain, stem }, atMost) {
      const nearWritten = distanceTo(plain)
      const nearStem = distanceTo(stem)
      let limit = atMost
      let found: string[] = []
      const compare = (from: number, to: number) => {
        for (let at = from; at < to; at++) {
          const distance = Math.min(nearWritten(forms, at, limit), nearStem(stems, at, limit))
          if (distance > limit) continue
          if (distance < limit) found = []
          limit = distance
          found.push(words[at] ?? '')
        }
      }
      yield* inStretches(words.length, compare, STEPS_OF_COMPARING)
      return sameStart(found, plain).slice(0, MAX_TERMS)
    },
    *holding(part) {
      const found = yield* filterWork(sorted, (term) => term.includes(part))
      return found.slice(0, MAX_TERMS)
    },
  }
}

/** Words with the set of letters of each. */
type Forms = { words: readonly string[]; letters: Uint32Array; lengths: Uint16Array }

function* toForms(words: readonly string[]): Work<Forms> {
  return {
    words,
    letters: Uint32Array.from(yield* mapWork(words, letterSet)),
    lengths: Uint16Array.from(words, ({ length }) => length),
  }
}

/** Each error changes at most two letters of the set, so most words can be ruled out quickly. */
function distanceTo(word: string) {
  const wanted = letterSet(word)
  return ({ words, letters, lengths }: Forms, at: number, limit: number): number => {
    if (Math.abs((lengths[at] ?? 0) - word.length) > limit) return limit + 1
    if (bitCount((letters[at] ?? 0) ^ wanted) > 2 * limit) return limit + 1
    return editDistance(word, words[at] ?? '', limit)
  }
}

/** People rarely mistype the first letter: if some terms share it, only those count. */
function sameStart(terms: string[], word: string): string[] {
  const same = terms.filter((term) => term[0] === word[0])
  return same.length > 0 ? same : terms
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

/**
 * How many letters must be changed, removed, inserted or swapped with their neighbour; `limit + 1` when more than
 * `limit`.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const width = b.length + 1
  // Three rows: this one, the last, and the one before, which swaps need.
  const rows = new Uint16Array(3 * width)
  for (let j = 0; j < width; j++) rows[j] = j
  for (let i = 1; i <= a.length; i++) {
    const [row, last, beforeLast] = [(i % 3) * width, ((i + 2) % 3) * width, ((i + 1) % 3) * width]
    const letter = a.charCodeAt(i - 1)
    rows[row] = i
    let best = i
    for (let j = 1; j < width; j++) {
      const changed = at(rows, last + j - 1) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      let cost = Math.min(changed, at(rows, last + j) + 1, at(rows, row + j - 1) + 1)
      if (isSwap(a, b, i, j)) cost = Math.min(cost, at(rows, beforeLast + j - 2) + 1)
      rows[row + j] = cost
      if (cost < best) best = cost
    }
    // No later row can be better: a swap is never cheaper than changing one of its letters first.
    if (best > limit) return limit + 1
  }
  return Math.min(at(rows, (a.length % 3) * width + b.length), limit + 1)
}

function isSwap(a: string, b: string, i: number, j: number): boolean {
  if (i < 2 || j < 2) return false
  return a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
}

function at(rows: Uint16Array, index: number): number {
  return rows[index] ?? 0
}
