import type { Work } from '#lib/node/work.ts'
import type { FoundPhrase } from './concept-finder.ts'
import { findCorrections, LEAST_CONFIDENCE } from './correct-word.ts'
import { isKnownWord } from './known-words.ts'
import { malayWords } from './languages/translate-words.ts'
import { entriesOf, isNamedIn, type Postings } from './postings.ts'
import { isSmallWord } from './small-words.ts'
import type { TextWord } from './text-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A term that a word of a query may mean, with its probability. */
export type Meaning = { term: string; sure: number }

/** The meaning of a mistyped word: the term, and the word as written. */
export type Slip = { term: string; form: string }

export type QueryWord = Pick<TextWord, 'plain' | 'stem'> & {
  /** The correction; `null` if none is likely enough. */
  mended: Slip | null
  /** Possible corrections, most likely first; empty for a corrected word. */
  maybe: readonly Slip[]
}

export type WordMeanings = ReturnType<typeof createWordMeanings>

/** Exact matches first, then beginnings of words, typing errors and synonyms. */
const SURE = {
  exact: 1,
  beginning: 0.8,
  longer: 0.2,
  mended: 0.65,
  part: 0.6,
  concept: 0.5,
  other: 0.3,
}
/** For the same street and the same neighbourhood. */
const SURE_POSTAL = [0.8, 0.5] as const

type MeaningSources = {
  postings: Postings
  vocabulary: Vocabulary
  conceptWords: ReadonlySet<string>
  /** Whether other indexes of the site have the term. */
  isElsewhere: (stem: string) => boolean
}

export function createWordMeanings(sources: MeaningSources) {
  const { postings, vocabulary, conceptWords, isElsewhere } = sources
  const isNamed = (stem: string) => isNamedIn(postings.get(stem))
  const countOf = (term: string) => entriesOf(postings, term)?.length ?? 0

  function isKnown(stem: string): boolean {
    return conceptWords.has(stem) || isNamed(stem)
  }

  /** A word of the site or of the language, a name, or the beginning of one of the site's words. */
  function isRight(word: QueryWord): boolean {
    const { plain, stem } = word
    return (
      isSmallWord(plain) ||
      isKnown(stem) ||
      postings.has(stem) ||
      isElsewhere(stem) ||
      isKnownWord(word) ||
      malayWords.has(plain) ||
      beginning(word).length > 0
    )
  }

  function beginning({ plain, stem }: QueryWord): string[] {
    if (plain.length < 2) return []
    const start = stem.length < plain.length ? stem : plain
    return vocabulary.beginning(start).filter((term) => term.startsWith(plain))
  }

  return {
    isKnown,
    /** Whether the site has the term in a title, a name, a tag or a fact. */
    isNamed,
    *mend(word: TextWord): Work<QueryWord> {
      const { plain, stem } = word
      const asTyped = { plain, stem, mended: null, maybe: [] }
      if (isRight(asTyped)) return asTyped
      const found = yield* findCorrections(plain, { vocabulary, countOf })
      const [best] = found
      return best && best.confidence >= LEAST_CONFIDENCE
        ? { plain, stem: best.term, mended: best, maybe: [] }
        : { ...asTyped, maybe: found }
    },
    *ofWord(word: QueryWord, concepts: readonly string[]): Work<Meaning[]> {
      if (/^\d/.test(word.plain)) return ofNumber(word.plain, vocabulary)
      const known = isKnown(word.stem)
      const longer = known && word.plain.length < 4 ? [] : beginning(word)
      const isNothing = word.mended === null && !known && longer.length === 0
      const parts = isNothing && word.plain.length > 3 ? yield* vocabulary.holding(word.plain) : []
      const mendedSure = word.mended === null ? SURE.exact : SURE.mended
      return [
        { term: word.stem, sure: mendedSure },
        ...longer.map((term) => ({ term, sure: known ? SURE.longer : SURE.beginning })),
        ...parts.map((term) => ({ term, sure: SURE.part })),
        ...concepts.map((term) => ({ term, sure: SURE.concept * mendedSure })),
      ]
    },
    ofPhrase({ phrase, asks }: FoundPhrase): Meaning[] {
      return [
        ...(phrase === null ? [] : [{ term: phrase, sure: SURE.exact }]),
        ...asks.map((term) => ({ term, sure: SURE.concept })),
      ]
    },
    /** For terms of related things. */
    ofOthers: (terms: readonly string[]): Meaning[] =>
      terms.map((term) => ({ term, sure: SURE.other })),
  }
}

/** A number may be the beginning of a postal code, or a code in the same street or neighbourhood. */
function ofNumber(plain: string, vocabulary: Vocabulary): Meaning[] {
  const postals = (digits: string, sure: number) =>
    vocabulary
      .beginning(digits)
      .filter((term) => /^\d{6}$/.test(term))
      .map((term) => ({ term, sure }))
  const itself = { term: plain, sure: SURE.exact }
  if (!/^\d{2,6}$/.test(plain)) return [itself]
  if (plain.length < 6) return [itself, ...postals(plain, SURE_POSTAL[0])]
  return [
    itself,
    ...postals(plain.slice(0, 3), SURE_POSTAL[0]),
    ...postals(plain.slice(0, 2), SURE_POSTAL[1]),
  ]
}
