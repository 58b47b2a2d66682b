import type { Work } from '#lib/work.ts'
import type { ConceptFinder, FoundPhrase } from './concept-finder.ts'
import { runTogether } from './postings.ts'
import { isSmallWord } from './small-words.ts'
import { type TextWord, textWords } from './text-words.ts'
import type { Meaning, QueryWord, WordMeanings } from './word-meanings.ts'

/** One thing that the query asks for, and the terms for it. */
export type QueryPart = {
  meanings: readonly Meaning[]
  /** Terms of related things, for when there is none of it. */
  near: readonly Meaning[]
  /** As typed. */
  typed: string
  /** A small word, which results need not have. */
  optional: boolean
}

export type ParsedQuery = {
  parts: QueryPart[]
  /** SGD */
  maxPrice: number | null
  /** Corrected typing errors, with the words as typed. */
  mended: { word: TextWord; term: string }[]
}

/** Longer queries are cut, so that none takes long. */
const MAX_LENGTH = 256
const MAX_WORDS = 12

type Known = { finder: ConceptFinder; meanings: WordMeanings }

export function* parseQuery(query: string, { finder, meanings }: Known): Work<ParsedQuery> {
  const all = textWords(query.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS)
  const limit = findPriceLimit(all)
  const typed = limit?.rest ?? all
  const words: QueryWord[] = []
  for (const word of typed) words.push(yield* meanings.mend(word))
  const phrases = finder.find(words.map(({ stem }) => stem))

  const parts: QueryPart[] = []
  for (let at = 0; at < words.length; ) {
    const { part, length } = yield* partAt(at, { words, phrases, meanings })
    const [first, last] = [typed[at], typed[at + length - 1]]
    parts.push({ ...part, typed: query.slice(first?.start, last?.end) })
    at += length
  }
  const mended = words.flatMap(({ mended: [term] }, at) => {
    const word = typed[at]
    return word && term !== undefined ? [{ word, term }] : []
  })
  return { parts: needed(parts), maxPrice: limit?.max ?? null, mended }
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
    const part = { meanings: meanings.ofPhrase(phrase), near, optional: false }
    return { part, length: phrase.to - at }
  }
  // `volt lane`
  const joined = word && next && runTogether([word, next])
  if (
    joined &&
    meanings.isKnown(joined.stem) &&
    !(meanings.isKnown(word.stem) && meanings.isKnown(next.stem))
  ) {
    const found = yield* meanings.ofWord({ ...joined, mended: [] }, [])
    return { part: { meanings: found, near: [], optional: false }, length: 2 }
  }
  return {
    part: {
      meanings: word ? yield* meanings.ofWord(word, phrase?.asks ?? []) : [],
      near,
      optional: isSmallWord(word?.plain ?? ''),
    },
    length: 1,
  }
}

/** A query of small words alone needs them all. */
function needed(parts: QueryPart[]): QueryPart[] {
  return parts.every(({ optional }) => optional)
    ? parts.map((part) => ({ ...part, optional: false }))
    : parts
}

/** `under $10`, `below 20 dollars`, `$15 and under`: the limit, and the rest of the words. */
type PriceLimit = { max: number; rest: TextWord[] }

const before = ['under', 'below', 'less than', 'cheaper than', 'within', 'max', 'up to', 'at most']
const after = ['and under', 'and below', 'or less', 'and less', 'or below', 'or under', 'max']
const units = ['dollar', 'dollars', 'bucks', 'sgd', 'bux', 'nett']

function findPriceLimit(words: readonly TextWord[]): PriceLimit | null {
  for (const [at, { plain }] of words.entries()) {
    if (!/^\d{1,5}(?:\.\d+)?$/.test(plain)) continue
    const hasUnit = units.includes(words[at + 1]?.plain ?? '')
    const end = at + (hasUnit ? 2 : 1)
    const wordsBefore = before.find((phrase) => stands(words, phrase, at - lengthOf(phrase)))
    const wordsAfter = after.find((phrase) => stands(words, phrase, end))
    if (wordsBefore === undefined && wordsAfter === undefined) continue
    const from = at - lengthOf(wordsBefore)
    const to = end + lengthOf(wordsAfter)
    return { max: Number(plain), rest: [...words.slice(0, from), ...words.slice(to)] }
  }
  return null
}

function stands(words: readonly TextWord[], phrase: string, from: number): boolean {
  return (
    from >= 0 && phrase.split(' ').every((word, offset) => words[from + offset]?.plain === word)
  )
}

function lengthOf(phrase: string | undefined): number {
  return phrase?.split(' ').length ?? 0
}
