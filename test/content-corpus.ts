import type { NaiveDocument } from './naive-content.ts'

/** Documents with every kind of queryable field, some of them empty; the same each time. */
export function contentCorpus(count: number): NaiveDocument[] {
  const places = PLACES.map((name, index) => placeOf(name, index))
  const things = Array.from({ length: count - places.length }, (_, index) => thingOf(index))
  return [...places, ...things]
}

const WORDS = 'kopi toast laksa satay durian market river garden lantern umbrella'.split(' ')
const PLACES = ['bedok', 'bugis', 'changi', 'jurong', 'tampines', 'yishun']
const TAGS = ['red', 'green', 'blue', 'two words']
const OPTIONS = ['small', 'middling', 'large']
const HOUR_MS = 3_600_000
const START_MS = Date.parse('2025-01-01T00:00:00Z')

function placeOf(name: string, index: number): NaiveDocument {
  return {
    ...envelope(`place-${name}`, index),
    type: 'place',
    lang: 'en-sg',
    uid: name,
    data: { name: `Hawkers of ${name}`, opened: dayOf(index * 1400), seats: index * 50 },
  }
}

function thingOf(index: number): NaiveDocument {
  const pick = spread(index)
  const word = (offset: number) => WORDS[pick(offset, WORDS.length)]
  const sometimes = <Value>(offset: number, value: Value) => (pick(offset, 4) === 0 ? null : value)
  return {
    ...envelope(`thing-${String(index).padStart(5, '0')}`, index),
    type: 'thing',
    uid: `uid${index}`,
    tags: TAGS.filter((_, tag) => pick(tag + 20, 3) === 0),
    data: {
      title: `${word(1)} ${word(2)}`,
      body: [
        { type: 'paragraph', text: `${word(3)} ${word(4)}`, spans: [] },
        { type: 'list-item', text: `rare${pick(5, 40)}`, spans: [] },
      ],
      option: sometimes(6, OPTIONS[pick(7, OPTIONS.length)]),
      price: sometimes(8, pick(9, 400) / 4),
      day: sometimes(10, dayOf(pick(11, 20_000))),
      moment: sometimes(12, timestampOf(pick(13, 20_000))),
      sold: pick(14, 2) === 0,
      point: sometimes(15, {
        latitude: 1.22 + pick(16, 250) / 1000,
        longitude: 103.6 + pick(17, 450) / 1000,
      }),
      place: linkTo(PLACES[pick(18, PLACES.length)] ?? ''),
    },
  }
}

function envelope(id: string, index: number) {
  const pick = spread(index)
  return {
    id,
    tags: [] as string[],
    first_publication_date: timestampOf(pick(30, 10_000)),
    last_publication_date: timestampOf(10_000 + pick(31, 10_000)),
    slugs: [],
    linked_documents: [] as [],
    lang: pick(32, 5) === 0 ? 'zh-sg' : 'en-sg',
    alternate_languages: [],
  } as unknown as Omit<NaiveDocument, 'type' | 'uid' | 'data'>
}

function linkTo(place: string) {
  const type = 'place'
  return { link_type: 'Document', id: `place-${place}`, type, tags: [], lang: 'en-sg', uid: place }
}

/** Pseudo-random numbers that are the same each time: `pick(question, below)`. */
function spread(seed: number): (question: number, below: number) => number {
  return (question, below) => {
    let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
    return ((hash ^ (hash >>> 15)) >>> 0) % below
  }
}

function dayOf(hours: number): string {
  return new Date(START_MS + hours * HOUR_MS).toISOString().slice(0, 10)
}

function timestampOf(hours: number): string {
  return new Date(START_MS + hours * HOUR_MS).toISOString().replace('.000Z', '+0000')
}
