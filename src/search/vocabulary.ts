import { firstPlace } from '#lib/first-place.ts'
import { sortWork } from '#lib/sort-work.ts'
import { filterWork, inStretches, type Work } from '#lib/work.ts'
import { singular } from './stem-word.ts'
import { distanceTo, toWordList } from './word-list.ts'

/** A term that a mistyped word may stand for, with the two forms that were compared, and the errors between them. */
export type NearTerm = { term: string; typed: string; form: string; errors: number }

export type Vocabulary = {
  /** Longer terms with this beginning. */
  beginning: (start: string) => string[]
  /** The terms closest to a mistyped word, all with the same number of errors. */
  nearest: (plain: string) => Work<NearTerm[]>
  /** Terms that contain `part`. */
  holding: (part: string) => Work<string[]>
}

/** Enough for every word that a person may mean. */
const MAX_TERMS = 48
/** Most words differ in their letters; only a few need the edit distance. */
export const STEPS_OF_COMPARING = 4

type VocabularySources = {
  terms: readonly string[]
  /** Words as written, each with its term: a typing error is in a word, not in its stem. */
  forms: ReadonlyMap<string, string>
}

export function* createVocabulary({ terms, forms }: VocabularySources): Work<Vocabulary> {
  const sorted = yield* sortWork(terms, (a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const list = yield* toWordList(yield* filterWork([...forms.keys()], isCorrectable))
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
    *nearest(plain) {
      if (!isCorrectable(plain)) return []
      const one = singular(plain)
      const [toPlain, toOne] = [distanceTo(plain), distanceTo(one)]
      let limit = allowedErrors(plain)
      let found: NearTerm[] = []
      const compare = (place: number) => {
        const ofPlain = toPlain(list, place, limit)
        const ofOne =
          one === plain ? limit + 1 : toOne(list, place, Math.min(limit, allowedErrors(one)))
        const errors = Math.min(ofPlain, ofOne)
        if (errors > limit || (ofPlain > limit && ofOne > allowedErrors(one))) return
        if (errors < limit) found = []
        limit = errors
        const form = list.words[place] ?? ''
        const typed = ofPlain <= ofOne ? plain : one
        found.push({ term: forms.get(form) ?? form, typed, form, errors })
      }
      const visit = (from: number, to: number) => {
        for (let place = from; place < to; place++) compare(place)
      }
      yield* inStretches(list.words.length, visit, STEPS_OF_COMPARING)
      return found.slice(0, MAX_TERMS)
    },
    *holding(part) {
      const found = yield* filterWork(sorted, (term) => term.includes(part))
      return found.slice(0, MAX_TERMS)
    },
  }
}

/** Short words are too much alike to be corrected, and other scripts are typed in other ways. */
function isCorrectable(word: string): boolean {
  return word.length >= 4 && /^[a-z]+$/.test(word)
}

function allowedErrors(word: string): number {
  return word.length < 7 ? 1 : 2
}
