import type { Work } from '#lib/node/work.ts'
import type { ParsedQuery } from './parse-query.ts'
import { entriesOf, fieldsNow, type Postings, placeOf } from './postings.ts'
import { searchFields } from './search-record.ts'

/** The weight of a word by its field. */
const weights: Record<(typeof searchFields)[number], number> = {
  title: 10,
  brand: 9,
  tags: 6,
  place: 6,
  facts: 5,
  today: 5,
  text: 2,
}
/** Frequent words count less, but at least this much. */
const LEAST_RARITY = 0.6
/** For a title that is exactly the query. */
const SAME_TITLE = 30

export type Scores = {
  /** The places of matching records, in order. */
  places: readonly number[]
  scores: Float32Array
  /** Per record, the fields that matched, as bits. */
  fields: Uint8Array
  /** Whether a record has only most of the words. */
  isClose: (place: number) => boolean
}

export type Corpus = {
  postings: Postings
  /** Whether the record at a place can still be used today. */
  isForToday: (place: number) => boolean
  /** How many records there are. */
  size: number
  /** The number of places, including free ones. */
  width: number
  isDeal: (place: number) => boolean
  cheaper: (max: number) => Work<Uint32Array>
}

/** If fewer records than this have all words, those with most of them are shown too. */
const FEW = 5

type WeighedList = { entries: Uint32Array; sure: number }

/** Scores the records with all required parts of the query; if they are few, also those with most parts. */
export function* scoreRecords(query: ParsedQuery, corpus: Corpus, whole: string): Work<Scores> {
  const { postings } = corpus
  const tally = createTally(corpus)
  for (const { meanings, optional } of query.parts) {
    const lists = meanings.flatMap(({ term, sure }) => {
      const entries = entriesOf(postings, term)
      return entries ? [{ entries, sure }] : []
    })
    yield* tally.addPart(lists, optional)
  }
  for (const entry of entriesOf(postings, whole) ?? []) tally.addScore(placeOf(entry), SAME_TITLE)

  if (query.maxPrice !== null) {
    const affordable = yield* corpus.cheaper(query.maxPrice)
    // A query of only a price finds everything up to it.
    if (tally.needed() === 0) yield* tally.addPart([{ entries: affordable, sure: 1 }], false)
    // Dearer deals are not even close matches.
    tally.keepOnly(affordable)
    yield corpus.width
  }
  return yield* tally.end(query.isEvery ? corpus.isDeal : null)
}

/** Adds up the scores, part by part. */
function createTally({ size, width, isForToday }: Pick<Corpus, 'size' | 'width' | 'isForToday'>) {
  const scores = new Float32Array(width)
  const fields = new Uint8Array(width)
  const matched = new Uint8Array(width)
  const best = new Float32Array(width)
  let needed = 0

  function addScore(place: number, score: number): void {
    scores[place] = (scores[place] ?? 0) + score
  }

  function findBest({ entries, sure }: WeighedList, touched: number[]): void {
    const factor = sure * rarity(entries.length, size)
    for (const entry of entries) {
      const place = placeOf(entry)
      const found = fieldsNow(entry, isForToday)
      if (found === 0) continue
      const score = factor * (fieldScores[found] ?? 0)
      const known = best[place] ?? 0
      if (known === 0) touched.push(place)
      if (score > known) best[place] = score
      fields[place] = (fields[place] ?? 0) | found
    }
  }

  return {
    needed: () => needed,
    addScore,
    *addPart(lists: readonly WeighedList[], optional: boolean): Work<void> {
      if (!optional) needed += 1
      const touched: number[] = []
      for (const list of lists) {
        findBest(list, touched)
        yield list.entries.length
      }
      for (const place of touched) {
        addScore(place, best[place] ?? 0)
        best[place] = 0
        if (!optional) matched[place] = (matched[place] ?? 0) + 1
      }
      yield touched.length
    },
    keepOnly(entries: Uint32Array): void {
      const isKept = new Uint8Array(width)
      for (const entry of entries) isKept[placeOf(entry)] = 1
      for (let place = 0; place < width; place++) if (!isKept[place]) matched[place] = 0
    },
    /** Without required parts, all records that `every` accepts. */
    *end(every: ((place: number) => boolean) | null): Work<Scores> {
      const counts = new Uint32Array(needed + 1)
      for (const parts of matched) counts[parts] = (counts[parts] ?? 0) + 1
      const enough = enoughParts(counts)
      yield width
      const places: number[] = []
      for (let place = 0; place < width; place++) {
        const isFound = needed > 0 ? (matched[place] ?? 0) >= enough : every?.(place) === true
        if (isFound) places.push(place)
      }
      yield width
      return { places, scores, fields, isClose: (place) => (matched[place] ?? 0) < needed }
    },
  }
}

/** For each set of fields: the weight of the best one, plus a little for the others. */
const fieldScores = Float32Array.from({ length: 1 << searchFields.length }, (_, mask) => {
  const found = searchFields.filter((_field, at) => mask & (1 << at)).map((field) => weights[field])
  const sum = found.reduce((total, weight) => total + weight, 0)
  const top = Math.max(0, ...found)
  return top + (sum - top) / 10
})

function rarity(count: number, size: number): number {
  const rare = Math.log(1 + size / Math.max(1, count)) / Math.log(1 + size)
  return LEAST_RARITY + (1 - LEAST_RARITY) * rare
}

/** How many parts a record must have; `counts[n]` records have `n`. */
function enoughParts(counts: Uint32Array): number {
  const needed = counts.length - 1
  const whole = counts[needed] ?? 0
  if (whole >= FEW || needed < 2) return needed
  const most = counts.findLastIndex((count, parts) => count > 0 && parts < needed)
  return most > 0 && most * 2 >= needed ? most : needed
}
