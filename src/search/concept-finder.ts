import type { Concept } from './concept.ts'
import { concepts } from './concepts.ts'
import { textWords } from './text-words.ts'

/** A known word or phrase in a text. */
export type FoundPhrase = {
  /** The positions of its words in the text. */
  from: number
  to: number
  /** The phrase as a term; `null` for a single word. */
  phrase: string | null
  /** The subject of a text with it, and the request of a query with it, as terms. */
  says: readonly string[]
  asks: readonly string[]
  /** Its meaning in the name of a place: Beauty World is not about beauty. */
  saysOfPlace: readonly string[]
  /** Related things to offer if no deal has the thing itself, as terms. */
  near: readonly string[]
  /** Results need not have it. */
  isSoft: boolean
}

type Phrase = {
  stems: string[]
  says: string[]
  asks: string[]
  saysOfPlace: string[]
  near: string[]
  isSoft: boolean
  /** Whether it means the opposite of the shorter phrases in it. */
  denies: boolean
}

export type ConceptFinder = ReturnType<typeof createConceptFinder>

export function createConceptFinder(table: readonly Concept[] = concepts) {
  const byFirst = new Map<string, Phrase[]>()
  const known = new Map<string, Phrase>()
  const forms = new Map<string, string>()

  function phraseOf(text: string): Phrase {
    const words = textWords(text)
    for (const { plain, stem } of words) forms.set(plain, stem)
    const stems = words.map(({ stem }) => stem)
    const key = stems.join(' ')
    const phrase = known.get(key) ?? {
      stems,
      says: [],
      asks: [],
      saysOfPlace: [],
      near: [],
      isSoft: false,
      denies: false,
    }
    if (!known.has(key)) {
      known.set(key, phrase)
      const first = stems[0] ?? ''
      byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
    }
    return phrase
  }

  for (const [index, concept] of table.entries()) {
    // No word of a text begins like this.
    const term = `~${index}`
    for (const text of [...listed(concept.same), ...listed(concept.says)]) {
      phraseOf(text).says.push(term)
      if (concept.isPlace) phraseOf(text).saysOfPlace.push(term)
    }
    for (const text of [...listed(concept.same), ...listed(concept.asks)])
      phraseOf(text).asks.push(term)
    if (concept.isSoft) for (const text of listed(concept.asks)) phraseOf(text).isSoft = true
    if (!concept.denies) continue
    for (const text of [...listed(concept.same), ...listed(concept.says)]) {
      phraseOf(text).denies = true
    }
  }
  for (const { same, asks, near } of table) {
    const terms = listed(near).flatMap((text) => {
      const phrase = phraseOf(text)
      return [phrase.stems.join(' '), ...phrase.asks]
    })
    for (const text of [...listed(same), ...listed(asks)]) phraseOf(text).near.push(...terms)
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length)

  return {
    find(stems: readonly string[]): FoundPhrase[] {
      const found: FoundPhrase[] = []
      const denials: FoundPhrase[] = []
      for (let from = 0; from < stems.length; from++) {
        for (const candidate of byFirst.get(stems[from] ?? '') ?? []) {
          // Checked before anything is copied, because most do not match.
          if (!candidate.stems.every((stem, offset) => stems[from + offset] === stem)) continue
          const { stems: wanted, denies, ...things } = candidate
          const phrase = wanted.length > 1 ? wanted.join(' ') : null
          const here = { from, to: from + wanted.length, phrase, ...things }
          found.push(here)
          if (denies) denials.push(here)
        }
      }
      if (denials.length === 0) return found
      const isDenied = (one: FoundPhrase) => denials.some((other) => isInside(one, other))
      return found.map((one) => (isDenied(one) ? { ...one, says: [], saysOfPlace: [] } : one))
    },
    /** Every word of a phrase as written, with its stem. */
    forms: forms as ReadonlyMap<string, string>,
    /** Every word that is part of a phrase: such a word is not a typing error. */
    words: new Set([...known.values()].flatMap(({ stems }) => stems)),
  }
}

function isInside(one: FoundPhrase, other: FoundPhrase): boolean {
  const isShorter = one.to - one.from < other.to - other.from
  return isShorter && one.from >= other.from && one.to <= other.to
}

function listed(phrases: string | undefined): string[] {
  return phrases?.split(', ') ?? []
}
