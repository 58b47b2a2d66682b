import { expect, test } from 'vitest'
import { firstDayUntil, usableWeek } from '#deals/times/usable-week.ts'
import { atOnce } from '#lib/node/work.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { createRandom, type Random } from '../../bench/seeded-random.ts'
import { answersOf } from '../../test/index-answers.ts'
import { patience } from '../../test/machine.ts'
import { NOON } from '../../test/noon.ts'
import { buildSearchIndex } from './create-search-index.ts'
import { type SearchRecord, searchKinds } from './search-record.ts'

const RECORDS = 60
const ROUNDS = 80
const QUERIES = 8
/** The share of texts with a rare word. */
const RARE = 0.03

// Forms of one word, similar words, names that are places, and words of concepts.
const words =
  'laksa laksas lakza diving dives dived kopi coffee toast toasty tost kranji furrow bugis orchard road xmas gift hamper ++ today'.split(
    ' ',
  )
/** So rare that each is added and removed again. */
const rareWords = ['zorblat', 'quinzoro', 'merbokan', 'plintharo', 'gombraxi', 'velkurio']
const postals = ['188021', '188022', '238895']
const stations = ['Bugis', 'Orchard', 'Kranji', 'Online']
const queries = [
  ...words,
  ...rareWords.flatMap((word) => [
    word,
    word.slice(0, 4),
    word.slice(2),
    // With a typing error.
    word.slice(0, 3) + word.slice(4),
  ]),
  'laksa bugis',
  'kranji furrow',
  'kranjifurrow',
  'near orchard',
  'diveing kopi',
  'toast under $10',
  '188021',
  'at 238895',
  'furow',
  'orchrd rd',
]

test('an index derived from another equals one that is built', {
  timeout: patience(30_000),
}, () => {
  const random = createRandom(14)
  let count = 0
  const add = () => toRecord(`r${++count}`, random)
  let records = Array.from({ length: RECORDS }, add)
  let index = atOnce(buildSearchIndex(records))

  for (let round = 0; round < ROUNDS; round++) {
    const before = index
    const asked = Array.from({ length: QUERIES }, () => random.pick(queries))
    const isChecked = round % 10 === 0
    const answers = isChecked ? answersOf(before, asked, NOON) : null
    records = changed(records, add, random)
    index = atOnce(before.next(records))

    const built = atOnce(buildSearchIndex(records))
    expect(answersOf(index, asked, NOON)).toEqual(answersOf(built, asked, NOON))
    // The previous index still works.
    if (isChecked) expect(answersOf(before, asked, NOON)).toEqual(answers)
  }
})

/** Adds, removes, changes, moves or swaps some records. */
function changed(records: readonly SearchRecord[], add: () => SearchRecord, random: Random) {
  const next = [...records]
  for (let times = random.between(0, 4); times > 0; times--) {
    const at = random.between(0, next.length - 1)
    const old = next[at]
    if (!old) continue
    const steps = [
      () => next.splice(at, 1),
      () => next.splice(at, 0, add()),
      () => next.splice(at, 1, toRecord(old.id, random)),
      () => next.splice(at, 1, withTitle(old, textOf(random))),
      () => next.splice(random.between(0, next.length), 0, ...next.splice(at, 1)),
      () => next.reverse(),
    ]
    // Rarely, because it moves everything.
    random.pick(random.next() < 0.05 ? steps : steps.slice(0, -1))()
  }
  return next
}

function withTitle(record: SearchRecord, title: string): SearchRecord {
  const { texts, facets } = record.details()
  return { ...record, details: () => ({ texts: { ...texts, title: [title] }, facets }) }
}

function toRecord(id: string, random: Random): SearchRecord {
  const some = <Item>(items: readonly Item[]) =>
    Array.from({ length: random.between(0, 2) }, () => random.pick(items))
  const kind = random.next() < 0.7 ? 'deal' : random.pick(searchKinds)
  const [week, postal] = [random.pick(weeks), random.pick(postals)]
  const price = random.next() < 0.3 ? null : random.between(1, 40)
  const texts = {
    title: [textOf(random)],
    brand: [textOf(random)],
    tags: some(words),
    place: [postal, ...some(stations)],
    facts: some(words),
    today: random.next() < 0.5 ? ['today'] : [],
    text: [textOf(random), textOf(random)],
  }
  if (kind !== 'deal') {
    const details = () => ({ texts, facets: {} })
    return { id, kind, details, price: null, usableUntil: Infinity }
  }
  const spot = { lat: 1.28 + random.next() / 20, lng: 103.85, postal, stations: some(stations) }
  const facets = {
    category: [random.pick(['food', 'shopping'])],
    audience: some(['student', 'senior']),
    mrt: some(stations),
    near: spot.stations,
    max: price !== null && price <= 20 ? ['20'] : [],
    tag: some(words),
  }
  return {
    id,
    kind,
    details: () => ({ texts, facets }),
    price,
    usableUntil: firstDayUntil(week),
    deal: {
      begunAt: NOON.getTime() - random.between(0, 9) * 86_400_000,
      endsOn: random.pick([null, '2026-11-15', '2026-11-20']),
      ends: random.pick([hour(3), Number.POSITIVE_INFINITY]),
      saving: random.next(),
      isOnline: false,
      spots: [{ ...spot, week }],
      week,
    },
  }
}

const hour = (at: number) => NOON.getTime() + at * 3_600_000
const weeks = ['11:00-15:00', '08:00-10:00', 'off'].map((hours) =>
  usableWeek({ hours }, singaporeDay(NOON)),
)

function textOf(random: Random): string {
  const some = Array.from({ length: random.between(1, 4) }, () => random.pick(words))
  return [...some, ...(random.next() < RARE ? [random.pick(rareWords)] : [])].join(' ')
}
