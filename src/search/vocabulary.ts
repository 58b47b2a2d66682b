import { firstPlace } from '#lib/node/first-place.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import { filterWork, inStretches, type Work } from '#lib/node/work.ts'
import type { ConceptFinder } from './concept-finder.ts'
import { isNamedIn, type TermTable } from './postings.ts'
import { singular, stemWord } from './stem-word.ts'
import { distanceTo, toWordList, type WordList } from './word-list.ts'

/** A term that a mistyped word may mean, with the two compared forms and the number of errors between them. */
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

/** The words that people may mean, sorted. */
export type Words = {
  terms: readonly string[]
  /** Words as written: a typing error is in a word, not in its stem. */
  forms: WordList
}

type Changes = { added: string[]; removed: string[] }
export type WordChanges = { terms: Changes; forms: Changes }

/** The named words of a table and the words of concepts. */
export function* collectWords({ postings, forms }: TermTable, finder: ConceptFinder): Work<Words> {
  const terms = new Set(finder.words)
  for (const [term, entries] of postings) {
    if (isWord(term) && isNamedIn(entries)) terms.add(term)
    yield
  }
  const written = new Set([...finder.forms.keys(), ...forms.keys()])
  return {
    terms: yield* sortWork([...terms], byCharacters),
    forms: yield* toWordList(
      yield* sortWork(yield* filterWork([...written], isCorrectable), byCharacters),
    ),
  }
}

export function* changeWords(
  { terms, forms }: Words,
  changes: WordChanges,
  finder: ConceptFinder,
): Work<Words> {
  const isChange = (form: string) => isCorrectable(form) && !finder.forms.has(form)
  const words = yield* changeSorted(forms.words, changes.forms, isChange)
  return {
    terms: yield* changeSorted(
      terms,
      changes.terms,
      (term) => isWord(term) && !finder.words.has(term),
    ),
    forms: words === forms.words ? forms : yield* toWordList(words),
  }
}

/** `isChange` selects the words that may be in the list but are not always in it. */
function* changeSorted(
  words: readonly string[],
  changes: Changes,
  isChange: (word: string) => boolean,
): Work<readonly string[]> {
  const added = changes.added.filter(isChange).toSorted(byCharacters)
  const removed = new Set(changes.removed.filter(isChange))
  if (added.length === 0 && removed.size === 0) return words
  const changed: string[] = []
  let next = 0
  const visit = (from: number, to: number) => {
    for (const word of words.slice(from, to)) {
      for (; (added[next] ?? word) < word; next++) changed.push(added[next] ?? '')
      if (!removed.has(word)) changed.push(word)
    }
  }
  yield* inStretches(words.length, visit)
  return [...changed, ...added.slice(next)]
}

export function createVocabulary({ terms, forms }: Words): Vocabulary {
  return {
    beginning(start) {
      const found: string[] = []
      for (
        let at = firstPlace(terms.length, (place) => (terms[place] ?? '') >= start);
        found.length < MAX_TERMS;
        at++
      ) {
        const term = terms[at]
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
        const ofPlain = toPlain(forms, place, limit)
        const ofOne =
          one === plain ? limit + 1 : toOne(forms, place, Math.min(limit, allowedErrors(one)))
        const errors = Math.min(ofPlain, ofOne)
        if (errors > limit || (ofPlain > limit && ofOne > allowedErrors(one))) return
        if (errors < limit) found = []
        limit = errors
        const form = forms.words[place] ?? ''
        const typed = ofPlain <= ofOne ? plain : one
        found.push({ term: stemWord(form), typed, form, errors })
      }
      const visit = (from: number, to: number) => {
        for (let place = from; place < to; place++) compare(place)
      }
      yield* inStretches(forms.words.length, visit, STEPS_OF_COMPARING)
      return found.slice(0, MAX_TERMS)
    },
    *holding(part) {
      const found = yield* filterWork(terms, (term) => term.includes(part))
      return found.slice(0, MAX_TERMS)
    },
  }
}

function byCharacters(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Whether a term is not a concept, a phrase or a whole title. */
function isWord(term: string): boolean {
  return !/^[~=]| /.test(term)
}

/** Short words are too similar to be corrected, and other scripts are typed differently. */
function isCorrectable(word: string): boolean {
  return word.length >= 4 && /^[a-z]+$/.test(word)
}

function allowedErrors(word: string): number {
  return word.length < 7 ? 1 : 2
}
