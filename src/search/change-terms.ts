import { firstPlace } from '#lib/node/first-place.ts'
import type { LayeredMap } from '#lib/node/layered-map.ts'
import type { Work } from '#lib/node/work.ts'
import type { ConceptFinder } from './concept-finder.ts'
import type { DetailChange, KindDetails } from './detail-changes.ts'
import {
  createTermReader,
  entriesOf,
  fieldsOf,
  isNamedIn,
  placeOf,
  type StoredEntries,
  type TermReader,
  type TermSink,
  type TermTable,
  toEntry,
  toStored,
} from './postings.ts'
import type { WordChanges } from './vocabulary.ts'

/** The table of the changed records. Unchanged lists of terms are shared. */
export function* changeTerms(
  { postings, forms, names }: TermTable,
  changes: readonly DetailChange[],
  finder: ConceptFinder,
): Work<{ table: TermTable; words: WordChanges }> {
  const read = createTermReader(finder)
  /** By term, entries to insert; an entry without fields removes that of its record. In the order of places. */
  const edits = new Map<string, number[]>()
  const edit = (term: string, entry: number) => {
    const others = edits.get(term)
    if (others) others.push(entry)
    else edits.set(term, [entry])
  }
  const formSums = new Map<string, number>()
  const nameSums = new Map<string, number>()
  for (const { place, before, after } of changes) {
    const old = readRecord(before, read, { forms: formSums, names: nameSums, by: -1 })
    const fresh = readRecord(after, read, { forms: formSums, names: nameSums, by: 1 })
    for (const [term, fields] of fresh) {
      if (old.get(term) !== fields) edit(term, toEntry(place, fields))
    }
    for (const term of old.keys()) if (!fresh.has(term)) edit(term, toEntry(place, 0))
    yield STEPS_OF_READING
  }
  const lists = new Map<string, StoredEntries | undefined>()
  const named: WordChanges['terms'] = { added: [], removed: [] }
  for (const [term, entries] of edits) {
    const before = entriesOf(postings, term)
    const after = withEntries(before ?? new Uint32Array(0), entries)
    lists.set(term, after.length > 0 ? toStored(after) : undefined)
    const isNamed = isNamedIn(after)
    if (isNamed !== isNamedIn(before)) named[isNamed ? 'added' : 'removed'].push(term)
    yield 1 + after.length / ENTRIES_PER_STEP
  }
  const written = addUp(forms, formSums)
  return {
    table: {
      postings: postings.with(lists),
      forms: forms.with(written.counts),
      names: names.with(addUp(names, nameSums).counts),
    },
    words: { terms: named, forms: { added: written.added, removed: written.removed } },
  }
}

/** The work of reading a record's texts. */
const STEPS_OF_READING = 500
/** Entries are copied as blocks of memory. */
const ENTRIES_PER_STEP = 64

type Sums = { forms: Map<string, number>; names: Map<string, number>; by: 1 | -1 }

/** The fields of each of its terms, as bits. Adds its words and names to the sums, or subtracts them. */
function readRecord(
  record: KindDetails | null,
  read: TermReader,
  { forms, names, by }: Sums,
): Map<string, number> {
  const fields = new Map<string, number>()
  const sink: TermSink = {
    term: (term, bit) => fields.set(term, (fields.get(term) ?? 0) | bit),
    form: (plain) => forms.set(plain, (forms.get(plain) ?? 0) + by),
    name: (stems) => names.set(stems, (names.get(stems) ?? 0) + by),
  }
  if (record) read(record, sink)
  return fields
}

/** The list with the entries inserted or removed. */
function withEntries(list: Uint32Array, edits: readonly number[]): Uint32Array {
  const places = edits.map((edit) =>
    firstPlace(list.length, (place) => placeOf(list[place] ?? 0) >= placeOf(edit)),
  )
  const isKnown = (at: number) => placeOf(list[places[at] ?? 0] ?? -1) === placeOf(edits[at] ?? 0)
  const growth = edits.reduce(
    (sum, edit, at) => sum + Number(fieldsOf(edit) > 0) - Number(isKnown(at)),
    0,
  )
  const changed = new Uint32Array(list.length + growth)
  let [from, to] = [0, 0]
  for (const [at, edit] of edits.entries()) {
    const place = places[at] ?? 0
    changed.set(list.subarray(from, place), to)
    to += place - from
    if (fieldsOf(edit) > 0) changed[to++] = edit
    from = isKnown(at) ? place + 1 : place
  }
  changed.set(list.subarray(from), to)
  return changed
}

/** The changed counts, and the new and removed keys. */
function addUp(counts: LayeredMap<string, number>, sums: ReadonlyMap<string, number>) {
  const changed = new Map<string, number | undefined>()
  const added: string[] = []
  const removed: string[] = []
  for (const [word, sum] of sums) {
    if (sum === 0) continue
    const before = counts.get(word) ?? 0
    changed.set(word, before + sum > 0 ? before + sum : undefined)
    if (before === 0) added.push(word)
    if (before + sum === 0) removed.push(word)
  }
  return { counts: changed, added, removed }
}
