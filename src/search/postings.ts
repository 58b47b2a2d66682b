import { createLayeredMap, type LayeredMap } from '#lib/node/layered-map.ts'
import type { Work } from '#lib/node/work.ts'
import type { ConceptFinder } from './concept-finder.ts'
import type { KindDetails } from './detail-changes.ts'
import { type SearchField, searchFields } from './search-record.ts'
import { stemWord } from './stem-word.ts'
import { createWordReader, type TextWord, textWords } from './text-words.ts'

/** Where a term occurs: one number per record, its place shifted by `FIELD_BITS`, plus its fields as bits. See `entriesOf`. */
export type Postings = ReadonlyMap<string, StoredEntries>
/** A single entry is stored without a list, because most terms of a large site, such as postal codes, are in one record. */
export type StoredEntries = Uint32Array | number
const FIELD_BITS = searchFields.length
const FIELD_MASK = (1 << FIELD_BITS) - 1

export type TermTable = {
  postings: LayeredMap<string, StoredEntries>
  /** How often each word, as written, is in fields other than running text. */
  forms: LayeredMap<string, number>
  /** How often each brand is named, by the stems of its name. */
  names: LayeredMap<string, number>
}

/** Called for every term of a record, as often as the record has it. */
export type TermSink = {
  term: (term: string, bit: number) => void
  form: (plain: string) => void
  name: (stems: string) => void
}

export type TermReader = (record: KindDetails, sink: TermSink) => void

/** The terms of a text, and its words as written and as stems. */
type ReadText = { terms: readonly string[]; forms: readonly string[]; stems: string }

/** Caches texts that many records share: names, places, tags and facts. */
export function createTermReader(finder: ConceptFinder): TermReader {
  const readWord = createWordReader()
  const known = searchFields.map(() => new Map<string, ReadText>())

  function read(value: string, field: SearchField): ReadText {
    const words = textWords(value, readWord)
    const stems = words.map(({ stem }) => stem)
    const all = isName(words, field) ? [...words, runTogether(words)] : words
    const terms = all.map(({ stem }) => stem)
    for (const { phrase, says, saysOfPlace } of finder.find(stems)) {
      if (phrase !== null) terms.push(phrase)
      terms.push(...(field === 'place' ? saysOfPlace : says))
    }
    const forms = field === 'text' ? [] : all.map(({ plain }) => plain)
    return { terms, forms, stems: stems.join(' ') }
  }

  function readOnce(value: string, field: SearchField): ReadText {
    if (field === 'title' || field === 'text') return read(value, field)
    const ofField = known[searchFields.indexOf(field)]
    const before = ofField?.get(value)
    if (before) return before
    const found = read(value, field)
    ofField?.set(value, found)
    return found
  }

  return ({ kind, texts }, sink) => {
    for (const [at, field] of searchFields.entries()) {
      for (const value of texts[field] ?? []) {
        const { terms, forms, stems } = readOnce(value, field)
        for (const term of terms) sink.term(term, 1 << at)
        for (const form of forms) sink.form(form)
        // A partner's page may be named after a place.
        if (field === 'brand' && kind !== 'landing') sink.name(stems)
      }
    }
    // Nobody searches for the whole title of a deal, and 100,000 more terms would cost memory.
    if (kind !== 'deal') sink.term(wholeTitle(texts.title?.[0] ?? ''), TITLE)
  }
}

/** Collects the terms of one record after another. Stores numbers rather than objects, so that 100,000 deals fit in memory. */
export function createTermBuilder(finder: ConceptFinder) {
  const lists = new Map<string, number[]>()
  const forms = new Map<string, number>()
  const names = new Map<string, number>()
  const read = createTermReader(finder)
  let place = 0
  const sink: TermSink = {
    term(term, bit) {
      const entry = toEntry(place, bit)
      const list = lists.get(term)
      if (!list) {
        lists.set(term, [entry])
        return
      }
      const last = list.at(-1) ?? 0
      if (placeOf(last) === place) list[list.length - 1] = last | bit
      else list.push(entry)
    },
    form: (plain) => forms.set(plain, (forms.get(plain) ?? 0) + 1),
    name: (stems) => names.set(stems, (names.get(stems) ?? 0) + 1),
  }
  return {
    add(record: KindDetails): void {
      read(record, sink)
      place++
    },
    *end(): Work<TermTable> {
      const postings = new Map<string, StoredEntries>()
      for (const [term, list] of lists) {
        postings.set(term, toStored(Uint32Array.from(list)))
        // Frees memory step by step.
        lists.delete(term)
        yield
      }
      return {
        postings: createLayeredMap(postings),
        forms: createLayeredMap(forms),
        names: createLayeredMap(names),
      }
    },
  }
}

export function toEntry(place: number, fields: number): number {
  return (place << FIELD_BITS) | fields
}

export function placeOf(entry: number): number {
  return entry >> FIELD_BITS
}

/** As bits. */
export function fieldsOf(entry: number): number {
  return entry & FIELD_MASK
}

/** The entries of a term, in the order of places; `undefined` if no record has it. */
export function entriesOf(postings: Postings, term: string): Uint32Array | undefined {
  const stored = postings.get(term)
  return typeof stored === 'number' ? Uint32Array.of(stored) : stored
}

export function toStored(entries: Uint32Array): StoredEntries {
  const [first = 0] = entries
  return entries.length === 1 ? first : entries
}

/** Whether a term occurs in fields other than running text. */
export function isNamedIn(stored: StoredEntries | undefined): boolean {
  const isNamed = (entry: number) => fieldsOf(entry) !== TEXT
  return typeof stored === 'number' ? isNamed(stored) : stored?.some(isNamed) === true
}

export function fieldBit(field: SearchField): number {
  return 1 << searchFields.indexOf(field)
}

/** The fields of an entry, as bits; without `today` for a record that can no longer be used today. */
export function fieldsNow(entry: number, isForToday: (place: number) => boolean): number {
  const fields = fieldsOf(entry)
  return fields & TODAY && !isForToday(placeOf(entry)) ? fields & ~TODAY : fields
}

const TITLE = fieldBit('title')
const TODAY = fieldBit('today')
const TEXT = fieldBit('text')

/** People also type names of shops and places without spaces: `tinlantern`, `tiongbahru`. */
function isName(words: readonly TextWord[], field: SearchField): boolean {
  const isNameField = field === 'brand' || field === 'place'
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
