import { inStretches, type Work } from '#lib/node/work.ts'
import { knownWords } from './known-words.ts'
import { slipOdds } from './slip-odds.ts'
import { singular } from './stem-word.ts'
import { type NearTerm, STEPS_OF_COMPARING, type Vocabulary } from './vocabulary.ts'
import { distanceTo } from './word-list.ts'

/** A word is corrected only if the probability of the correction is at least this. */
export const LEAST_CONFIDENCE = 0.8
/** Less likely corrections are not even offered. */
const LEAST_OFFER = 0.15
const MAX_OFFERS = 3

/** A term of the site that a mistyped word may mean, as written, with its probability. */
export type Correction = { term: string; form: string; confidence: number }

type CorrectionSources = {
  vocabulary: Vocabulary
  /** How many records have a term. Frequent terms are more likely. */
  countOf: (term: string) => number
}

/**
 * The terms that a mistyped word may mean, most likely first. Each competes with the others, with known words that the
 * site does not have, and with the probability that the word is right although it is unknown.
 */
export function* findCorrections(
  plain: string,
  { vocabulary, countOf }: CorrectionSources,
): Work<Correction[]> {
  const near = yield* vocabulary.nearest(plain)
  const [first] = near
  if (!first) return []
  // Only the most likely form of each term counts.
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

/** People search less often for words that the site does not have. */
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

/** The probability that an unknown word is right. It is higher for short words, which may be many names. */
function unknownWord(plain: string): number {
  return UNKNOWN_WORD * UNKNOWN_PER_LETTER ** (plain.length - 4)
}

const UNKNOWN_WORD = 0.02
const UNKNOWN_PER_LETTER = 0.5
