import { inStretches, type Work } from '#lib/work.ts'
import { knownWords } from './known-words.ts'
import { slipOdds } from './slip-odds.ts'
import { singular } from './stem-word.ts'
import { type NearTerm, STEPS_OF_COMPARING, type Vocabulary } from './vocabulary.ts'
import { distanceTo } from './word-list.ts'

/** A word is corrected only if it is so likely that the visitor meant the other one. */
export const LEAST_CONFIDENCE = 0.8
/** What is less likely than that to be corrected is not even offered. */
const LEAST_OFFER = 0.15
const MAX_OFFERS = 3

/** A term of the site that a mistyped word may stand for, as written, and how likely, up to 1. */
export type Correction = { term: string; form: string; confidence: number }

type CorrectionSources = {
  vocabulary: Vocabulary
  /** How many records have a term: what the site has often is meant more often. */
  countOf: (term: string) => number
}

/**
 * The terms that a word may be a typing error of, most likely first. Each competes with the others, with all words
 * that the site does not have but people know, and with the chance that the word is right and nobody here knows it.
 */
export function* findCorrections(
  plain: string,
  { vocabulary, countOf }: CorrectionSources,
): Work<Correction[]> {
  const near = yield* vocabulary.nearest(plain)
  const [first] = near
  if (!first) return []
  // Of the forms of one term, only the likeliest counts.
  const byTerm = new Map<string, { term: string; form: string; weight: number }>()
  for (const one of near) {
    const weight = weightOf(one, countOf)
    if (weight > (byTerm.get(one.term)?.weight ?? 0)) byTerm.set(one.term, { ...one, weight })
  }
  const weighed = [...byTerm.values()]
  const rivals = yield* weighRivals(plain, first.errors, near)
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0) + rivals + unknownWord(plain)
  return weighed
    .map(({ term, form, weight }) => ({ term, form, confidence: weight / all }))
    .filter(({ confidence }) => confidence >= LEAST_OFFER)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_OFFERS)
}

function weightOf({ term, typed, form }: NearTerm, countOf: (term: string) => number): number {
  return (1 + Math.log1p(countOf(term))) * slipOdds(typed, form)
}

/** Words that people know and the site does not have are searched for less often. */
const RIVAL = 0.5

function* weighRivals(plain: string, errors: number, near: readonly NearTerm[]): Work<number> {
  const own = new Set(near.flatMap(({ term, form }) => [term, form]))
  // The list has no plurals.
  const typed = [...new Set([plain, singular(plain)])].map((form) => ({
    form,
    distance: distanceTo(form),
  }))
  let sum = 0
  const visit = (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      const like = typed.find(({ distance }) => distance(knownWords, place, errors) <= errors)
      const word = knownWords.words[place] ?? ''
      if (like && !own.has(word)) sum += RIVAL * slipOdds(like.form, word)
    }
  }
  yield* inStretches(knownWords.words.length, visit, STEPS_OF_COMPARING)
  return sum
}

/** The chance that a word is right though it is unknown: the shorter, the more names it may be. */
function unknownWord(plain: string): number {
  return UNKNOWN_WORD * UNKNOWN_PER_LETTER ** (plain.length - 4)
}

const UNKNOWN_WORD = 0.02
const UNKNOWN_PER_LETTER = 0.5
