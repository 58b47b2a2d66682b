// What the content API promises, written down a second time from its description alone: plain
// filters over an array, sharing no code with the service. Slow, and easy to read.
import type { PrismicDocument } from '@prismicio/client'

export type NaiveDocument = Omit<PrismicDocument, 'url' | 'href'>

/** A call of one of the client's filter helpers: `filter[name](...args)`. */
export type Question = { name: string; args: readonly unknown[] }

export type NaiveSearch = { questions: readonly Question[]; lang?: string }

const MASTER_LANGUAGE = 'en-sg'

/** Everything that is found, in no particular order. */
export function naiveSearch(
  documents: readonly NaiveDocument[],
  { questions, lang = MASTER_LANGUAGE }: NaiveSearch,
): NaiveDocument[] {
  return documents.filter(
    (document) =>
      (lang === '*' || document.lang === lang) &&
      questions.every((question) => holds(document, question, documents)),
  )
}

function holds(
  document: NaiveDocument,
  { name, args }: Question,
  all: readonly NaiveDocument[],
): boolean {
  const [path, first, second, third] = args as [string, never, never, never]
  switch (name) {
    case 'at':
      return isAt(document, path, first)
    case 'not':
      return !isAt(document, path, first)
    case 'any':
      return path === 'document.tags'
        ? (first as string[]).some((tag) => document.tags.includes(tag))
        : (first as unknown[]).some((value) => isAt(document, path, value))
    case 'in':
      return (first as unknown[]).some((value) => isAt(document, path, value))
    case 'fulltext':
      return isSaid(document, path, first)
    case 'has':
      return isOfType(document, path) && !isEmpty(valueAt(document, path))
    case 'missing':
      return isOfType(document, path) && isEmpty(valueAt(document, path))
    case 'similar':
      return isSimilar(document, { id: path, limit: first }, all)
    case 'geopointNear':
      return kilometresTo(document, path, [first, second]) <= third
    case 'numberLessThan':
      return isNumber(document, path, (value) => value < first)
    case 'numberGreaterThan':
      return isNumber(document, path, (value) => value > first)
    case 'numberInRange':
      return isNumber(document, path, (value) => value >= first && value <= second)
    case 'dateAfter':
      return isInstant(document, path, (value) => value > toMs(first))
    case 'dateBefore':
      return isInstant(document, path, (value) => value < toMs(first))
    case 'dateBetween':
      return isInstant(document, path, (value) => value > toMs(first) && value < toMs(second))
    default:
      return isDatePart(document, { name, path, wanted: first })
  }
}

function valueAt(document: NaiveDocument, path: string): unknown {
  if (path === 'document.id') return document.id
  if (path === 'document.type') return document.type
  if (path === 'document.tags') return document.tags
  if (path === 'document.first_publication_date') return document.first_publication_date
  if (path === 'document.last_publication_date') return document.last_publication_date
  const [, type, field = ''] = path.split('.')
  if (document.type !== type) return null
  return field === 'uid' ? document.uid : document.data[field]
}

function isOfType(document: NaiveDocument, path: string): boolean {
  return document.type === path.split('.')[1]
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** For tags, has all of them. A link is at the id of its document. */
function isAt(document: NaiveDocument, path: string, wanted: unknown): boolean {
  const value = valueAt(document, path)
  if (path === 'document.tags') {
    return [wanted].flat().every((tag) => document.tags.includes(tag as string))
  }
  const id = (value as { id?: string } | null)?.id
  return value !== null && (value === wanted || (id !== undefined && id === wanted))
}

function isSaid(document: NaiveDocument, path: string, terms: string): boolean {
  const said = wordsOf(path === 'document' ? document : { only: valueAt(document, path) })
  const wanted = split(terms)
  return wanted.length > 0 && wanted.every((word) => said.includes(word))
}

function split(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

/** Of uid, texts, options and rich text; of nothing else. */
function wordsOf(source: NaiveDocument | { only: unknown }): string[] {
  if ('only' in source) return textsOf(source.only).flatMap(split)
  return [source.uid ?? '', ...Object.values(source.data).flatMap(textsOf)].flatMap(split)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}/.test(value) ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.flatMap((block: { text?: string }) => block.text ?? [])
}

/** Shares a word that no more than `limit` documents have. */
function isSimilar(
  document: NaiveDocument,
  { id, limit }: { id: string; limit: number },
  all: readonly NaiveDocument[],
): boolean {
  const original = all.find((candidate) => candidate.id === id)
  if (!original || document.id === id) return false
  const shared = wordsOf(document).filter((word) => wordsOf(original).includes(word))
  return shared.some((word) => all.filter((it) => wordsOf(it).includes(word)).length <= limit)
}

/** Infinitely far when it is nowhere. */
export function kilometresTo(
  document: NaiveDocument,
  path: string,
  [latitude, longitude]: [number, number],
): number {
  const point = valueAt(document, path) as { latitude: number; longitude: number } | null
  if (!point) return Number.POSITIVE_INFINITY
  const radians = Math.PI / 180
  const [a, b] = [latitude * radians, point.latitude * radians]
  const across = (point.longitude - longitude) * radians
  // By the law of cosines, which is good enough for more than a few metres.
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(across)
  return 6371 * Math.acos(Math.min(1, cosine))
}

function isNumber(document: NaiveDocument, path: string, test: (value: number) => boolean) {
  const value = valueAt(document, path)
  return typeof value === 'number' && test(value)
}

/** A day or a timestamp as milliseconds; the client may give a `Date`, too. */
function toMs(value: unknown): number {
  if (typeof value === 'string') return new Date(value.replace('+0000', 'Z')).getTime()
  return Number(value)
}

function isInstant(document: NaiveDocument, path: string, test: (value: number) => boolean) {
  const value = valueAt(document, path)
  return typeof value === 'string' && test(toMs(value))
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

function isDatePart(
  document: NaiveDocument,
  { name, path, wanted }: { name: string; path: string; wanted: unknown },
): boolean {
  const [, part = '', relation = ''] = /^date(.+?)(After|Before)?$/.exec(name) ?? []
  return isInstant(document, path, (ms) => {
    const [found, asked] = [partOf(part, new Date(ms)), toNumber(part, wanted)]
    if (relation === 'After') return found > asked
    return relation === 'Before' ? found < asked : found === asked
  })
}

function partOf(part: string, date: Date): number {
  if (part === 'DayOfMonth') return date.getUTCDate()
  if (part === 'DayOfWeek') return ((date.getUTCDay() + 6) % 7) + 1
  if (part === 'Month') return date.getUTCMonth() + 1
  if (part === 'Year') return date.getUTCFullYear()
  if (part === 'Hour') return date.getUTCHours()
  throw new Error(`The naive evaluation does not know the filter "date${part}"`)
}

/** Days and months may be named, in full or by three letters. */
function toNumber(part: string, wanted: unknown): number {
  if (typeof wanted === 'number') return wanted
  const names = part === 'Month' ? MONTHS : WEEKDAYS
  return names.indexOf(String(wanted).toLowerCase().slice(0, 3)) + 1
}

export type NaiveOrdering = { field: string; direction?: 'asc' | 'desc' }

/** Of those that have a value for every field; which place the others get is not promised. */
export function naiveOrder(
  documents: readonly NaiveDocument[],
  orderings: readonly NaiveOrdering[],
): NaiveDocument[] {
  const complete = documents.filter((document) =>
    orderings.every(({ field }) => !isEmpty(valueAt(document, field))),
  )
  return complete.toSorted((a, b) => {
    for (const { field, direction } of orderings) {
      const [first, second] = [valueAt(a, field), valueAt(b, field)] as [never, never]
      if (first === second) continue
      return (first < second ? -1 : 1) * (direction === 'desc' ? -1 : 1)
    }
    return 0
  })
}
