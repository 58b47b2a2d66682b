import type { Work } from '#lib/work.ts'
import type { ConceptFinder } from './concept-finder.ts'
import { type SearchField, type SearchRecord, searchFields } from './search-record.ts'
import { stemWord } from './stem-word.ts'
import { createWordReader, type TextWord, textWords } from './text-words.ts'

/** Where a term occurs: one number per record, its place shifted by `FIELD_BITS`, plus its fields as bits. */
export type Postings = ReadonlyMap<string, Uint32Array>
export const FIELD_BITS = searchFields.length
const FIELD_MASK = (1 << FIELD_BITS) - 1

export type TermTable = {
  postings: Postings
  /** Terms that occur in other fields than running text. */
  named: ReadonlySet<string>
  /** A term as written: `div` → `diving`. */
  written: ReadonlyMap<string, string>
  /** Words of other fields than running text, as written, each with its term. */
  forms: ReadonlyMap<string, string>
}

/** Reads every record once. Stores numbers rather than objects, so that 100,000 deals fit in memory. */
export function* collectTerms(
  records: readonly SearchRecord[],
  finder: ConceptFinder,
): Work<TermTable> {
  const lists = new Map<string, number[]>()
  const written = new Map<string, string>()
  const forms = new Map<string, string>()
  const textBit = fieldBit('text')
  const read = createWordReader()

  function add(term: string, place: number, bit: number): void {
    const entry = (place << FIELD_BITS) | bit
    const list = lists.get(term)
    if (!list) {
      lists.set(term, [entry])
      return
    }
    const last = list.at(-1) ?? 0
    if (last >> FIELD_BITS === place) list[list.length - 1] = last | bit
    else list.push(entry)
  }

  function addText(value: string, place: number, bit: number): void {
    const words = textWords(value, read)
    for (const { stem, plain } of isName(words, bit) ? [...words, runTogether(words)] : words) {
      add(stem, place, bit)
      if (!written.has(stem)) written.set(stem, plain)
      if (bit !== textBit) forms.set(plain, stem)
    }
    for (const { phrase, says } of finder.find(words.map(({ stem }) => stem))) {
      if (phrase !== null) add(phrase, place, bit)
      for (const concept of says) add(concept, place, bit)
    }
  }

  for (const [place, { kind, texts }] of records.entries()) {
    for (const [at, field] of searchFields.entries()) {
      for (const value of texts[field] ?? []) addText(value, place, 1 << at)
    }
    // Nobody searches for a deal by its whole title, and 100,000 more terms would cost memory.
    if (kind !== 'deal') add(wholeTitle(texts.title?.[0] ?? ''), place, fieldBit('title'))
    yield
  }
  const postings = new Map<string, Uint32Array>()
  const named = new Set<string>()
  for (const [term, list] of lists) {
    postings.set(term, Uint32Array.from(list))
    if (list.some((entry) => (entry & FIELD_MASK) !== textBit)) named.add(term)
    yield
  }
  return { postings, named, written, forms }
}

export function fieldBit(field: SearchField): number {
  return 1 << searchFields.indexOf(field)
}

/** The fields of an entry, as bits; without `today` for a record that can no longer be used today. */
export function fieldsNow(entry: number, isForToday: (place: number) => boolean): number {
  const fields = entry & FIELD_MASK
  return fields & TODAY && !isForToday(entry >> FIELD_BITS) ? fields & ~TODAY : fields
}

const TODAY = fieldBit('today')

/** People also type names of shops and places without spaces: `tinlantern`, `tiongbahru`. */
function isName(words: readonly TextWord[], bit: number): boolean {
  const isNameField = bit === fieldBit('brand') || bit === fieldBit('place')
  return isNameField && words.length > 1 && words.length <= 4
}

export function runTogether(
  words: readonly Pick<TextWord, 'plain'>[],
): Pick<TextWord, 'plain' | 'stem'> {
  const plain = words.map((word) => word.plain).join('')
  return { plain, stem: stemWord(plain) }
}

/** The term of records with exactly this title. */
export function wholeTitle(title: string): string {
  const stems = textWords(title).map(({ stem }) => stem)
  return `=${stems.join(' ')}`
}
