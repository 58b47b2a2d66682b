import type { Work } from '#lib/node/work.ts'
import type { ConceptFinder, FoundPhrase } from './concept-finder.ts'
import { translateWords } from './languages/translate-words.ts'
import { runTogether } from './postings.ts'
import { isSmallWord } from './small-words.ts'
import { type TextWord, textWords } from './text-words.ts'
import { understandPrice } from './understand/understand-price.ts'
import { type Understood, wordless } from './understand/understood.ts'
import type { Meaning, QueryWord, Slip, WordMeanings } from './word-meanings.ts'

/** One part of the query, and the terms for it. */
export type QueryPart = {
  meanings: readonly Meaning[]
  /** Terms of related things, in case no deal has the thing itself. */
  near: readonly Meaning[]
  /** As typed. */
  typed: string
  /** A small word, which results need not have. */
  optional: boolean
}

export type ParsedQuery = {
  parts: QueryPart[]
  /** Whether the query has no words, so that only filters select deals. */
  isEvery: boolean
  /** SGD */
  maxPrice: number | null
  /** Corrected typing errors, with the words as typed. */
  mended: MistypedWord[]
  /** Possible but unlikely corrections. */
  maybe: MistypedWord[]
}

/** A word as typed, and its correction. */
export type MistypedWord = { word: TextWord; form: string }

/** Longer queries are cut, so that none takes long. */
const MAX_LENGTH = 256
const MAX_WORDS = 12

type Known = {
  finder: ConceptFinder
  meanings: WordMeanings
  /** Corrects nothing. */
  isAsTyped: boolean
  /** The meanings that the caller filters by. Unless given, a price in the words is a limit. */
  understood: readonly Understood[] | undefined
}

export function* parseQuery(query: string, known: Known): Work<ParsedQuery> {
  const { finder, meanings, isAsTyped } = known
  const all = readWords(query, meanings.isNamed)
  const understood = known.understood ?? understandPrice(all)
  const [price] = understood.filter(({ facet }) => facet === 'max')
  const unsaid = understood.filter(({ facet }) => wordless.includes(facet))
  const typed = all.filter((_, at) => unsaid.every(({ from, to }) => at < from || at >= to))
  const words: QueryWord[] = []
  for (const word of typed) words.push(isAsTyped ? asTyped(word) : yield* meanings.mend(word))
  const phrases = finder.find(words.map(({ stem }) => stem))

  const parts: QueryPart[] = []
  for (let at = 0; at < words.length; ) {
    const { part, length } = yield* partAt(at, { words, phrases, meanings })
    const here = typed.slice(at, at + length)
    const optional = part.optional || here.every((word) => isCovered(all.indexOf(word), understood))
    parts.push({ ...part, optional, typed: query.slice(here[0]?.start, here.at(-1)?.end) })
    at += length
  }
  const mistyped = (slipsOf: (word: QueryWord) => readonly Slip[]) =>
    words.flatMap((word, at) => {
      const asTyped = typed[at]
      return asTyped ? slipsOf(word).map(({ form }) => ({ word: asTyped, form })) : []
    })
  parts.push(...placeParts(understood))
  const isUnderstood = known.understood !== undefined && understood.length > 0
  return {
    parts: isUnderstood ? parts : needed(parts),
    isEvery: isUnderstood && parts.every(({ optional }) => optional),
    maxPrice: known.understood === undefined && price ? Number(price.value) : null,
    mended: mistyped(({ mended }) => (mended === null ? [] : [mended])),
    maybe: mistyped(({ maybe }) => maybe),
  }
}

/** A deal at the station itself comes before those near it, also for a postal code or a mall. */
function placeParts(understood: readonly Understood[]): QueryPart[] {
  const names = understood.filter(({ facet }) => facet === 'near').map(({ value }) => value)
  return names.flatMap((name) =>
    textWords(name).map(({ stem }) => ({
      meanings: [{ term: stem, sure: 1 }],
      near: [],
      typed: name,
      optional: true,
    })),
  )
}

/** Filters handle these words. */
function isCovered(at: number, understood: readonly Understood[]): boolean {
  return understood.some(({ from, to, isThing }) => !isThing && at >= from && at < to)
}

/** The words of a query in English, up to the limit. */
export function readWords(query: string, isNamed: (stem: string) => boolean): TextWord[] {
  const text = query.slice(0, MAX_LENGTH)
  return translateWords(text, textWords(text), isNamed).slice(0, MAX_WORDS)
}

function asTyped({ plain, stem }: TextWord): QueryWord {
  return { plain, stem, mended: null, maybe: [] }
}

type Reading = { words: QueryWord[]; phrases: FoundPhrase[]; meanings: WordMeanings }

function* partAt(
  at: number,
  { words, phrases, meanings }: Reading,
): Work<{ part: Omit<QueryPart, 'typed'>; length: number }> {
  const [word, next] = words.slice(at, at + 2)
  const [phrase] = phrases
    .filter(({ from, asks }) => from === at && asks.length > 0)
    .toSorted((a, b) => b.to - a.to)
  const near = meanings.ofOthers(phrase?.near ?? [])
  if (phrase && phrase.to - at > 1) {
    const part = { meanings: meanings.ofPhrase(phrase), near, optional: phrase.isSoft }
    return { part, length: phrase.to - at }
  }
  // `volt lane`
  const joined = word && next && runTogether([word, next])
  if (
    joined &&
    meanings.isKnown(joined.stem) &&
    !(meanings.isKnown(word.stem) && meanings.isKnown(next.stem))
  ) {
    const found = yield* meanings.ofWord({ ...joined, mended: null, maybe: [] }, [])
    return { part: { meanings: found, near: [], optional: false }, length: 2 }
  }
  return {
    part: {
      meanings: word ? yield* meanings.ofWord(word, phrase?.asks ?? []) : [],
      near,
      optional: isSmallWord(word?.plain ?? '') || phrase?.isSoft === true,
    },
    length: 1,
  }
}

/** A query of only small words needs all of them. */
function needed(parts: QueryPart[]): QueryPart[] {
  return parts.every(({ optional }) => optional)
    ? parts.map((part) => ({ ...part, optional: false }))
    : parts
}
