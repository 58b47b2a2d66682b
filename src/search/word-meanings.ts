import type { Work } from '#lib/work.ts'
import type { FoundPhrase } from './concept-finder.ts'
import type { TermTable } from './postings.ts'
import { isSmallWord } from './small-words.ts'
import type { TextWord } from './text-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A term that a word of a query may stand for, and how likely, up to 1. */
export type Meaning = { term: string; sure: number }

/** A word of a query; `mended` are the terms that it may be a typing error of. */
export type QueryWord = Pick<TextWord, 'plain' | 'stem'> & { mended: readonly string[] }

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
  table: TermTable
  vocabulary: Vocabulary
  conceptWords: ReadonlySet<string>
}

export function createWordMeanings(sources: MeaningSources) {
  const { table, vocabulary, conceptWords } = sources
  const { named, written } = table

  function isKnown(stem: string): boolean {
    return named.has(stem) || conceptWords.has(stem)
  }

  function beginning({ plain, stem }: QueryWord): string[] {
    if (plain.length < 2) return []
    const start = stem.length < plain.length ? stem : plain
    return vocabulary
      .beginning(start)
      .filter((term) => term.startsWith(plain) || written.get(term)?.startsWith(plain))
  }

  function ofNumber({ plain }: QueryWord): Meaning[] {
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

  return {
    isKnown,
    *mend(word: TextWord): Work<QueryWord> {
      const { plain, stem } = word
      const query = { plain, stem, mended: [] }
      const errors = allowedErrors(plain)
      if (errors === 0 || isSmallWord(plain) || isKnown(stem) || beginning(query).length > 0)
        return query
      const mended = yield* vocabulary.nearest(word, errors)
      return { plain, stem: mended[0] ?? stem, mended }
    },
    *ofWord(word: QueryWord, concepts: readonly string[]): Work<Meaning[]> {
      if (/^\d/.test(word.plain)) return ofNumber(word)
      const known = isKnown(word.stem)
      const longer = known && word.plain.length < 4 ? [] : beginning(word)
      const isNothing = word.mended.length === 0 && !known && longer.length === 0
      const parts = isNothing && word.plain.length > 3 ? yield* vocabulary.holding(word.plain) : []
      const exact = word.mended.length > 0 ? word.mended : [word.stem]
      const mendedSure = word.mended.length > 0 ? SURE.mended : SURE.exact
      return [
        ...exact.map((term) => ({ term, sure: mendedSure })),
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

/** Short words are too much alike to be corrected. */
function allowedErrors(plain: string): number {
  if (plain.length < 4 || /\d/.test(plain)) return 0
  return plain.length < 7 ? 1 : 2
}
