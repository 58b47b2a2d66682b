import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'
import { type Choice, findClashes, settleList, settleValue } from './settle-list.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
const texts = (list: readonly unknown[] | null) =>
  (list as { text: string }[] | null)?.map(({ text }) => text)

/** Both have rewritten the second block, and each has rewritten another one and added a new one. */
const base = ['One is first.', 'Two is second.', 'Three is third.'].map(block)
const wanted = ['One is mine.', 'Two is mine.', 'Three is third.', 'Four is mine.'].map(block)
const theirs = ['Zero is theirs.', 'One is first.', 'Two is theirs.', 'Three is theirs.'].map(block)

test('choosing a version of a block changes only that block', () => {
  const found = mergeValues({ base, wanted, found: theirs }).value
  const versions = { base, wanted, found }
  const settle = (choice: Choice) => texts(settleList(versions, () => choice))

  expect(findClashes(versions)).toEqual([
    { what: 'item', base: base[1], wanted: wanted[1], found: theirs[2] },
  ])
  const [before, after] = [
    ['Zero is theirs.', 'One is mine.'],
    ['Three is theirs.', 'Four is mine.'],
  ]
  expect(settle('wanted')).toEqual([...before, 'Two is mine.', ...after])
  expect(settle('found')).toEqual([...before, 'Two is theirs.', ...after])
  expect(settle('both')).toEqual([...before, 'Two is theirs.', 'Two is mine.', ...after])
})

test('asks about all text of the author that the draft does not have', () => {
  const versions = { base, wanted, found: theirs }

  expect(findClashes(versions)).toEqual([
    { what: 'item', base: base[0], wanted: wanted[0], found: theirs[1] },
    { what: 'item', base: base[1], wanted: wanted[1], found: theirs[2] },
    { what: 'item', base: undefined, wanted: wanted[3], found: undefined },
  ])
  expect(settleList(versions, () => 'found')).toEqual(theirs)
})

test('does not ask about a row that the draft contains completely', () => {
  const row = { name: 'Kopi', hours: '9 to 5', price: 1 }
  const clash = [{ name: 'Teh', hours: '9', price: 1 }]
  const base = [row, ...clash]
  const wanted = [
    { ...row, hours: '8 to 8' },
    { ...clash[0], hours: '8' },
  ]
  const found = [
    { ...row, hours: '8 to 8', price: 2 },
    { ...clash[0], hours: '7' },
  ]

  expect(findClashes({ base, wanted, found })).toMatchObject([{ wanted: wanted[1] }])
  expect(settleList({ base, wanted, found }, () => 'wanted')).toEqual([found[0], wanted[1]])
})

test('each of several blocks is chosen separately', () => {
  const other = { base, wanted: base.map(toMine), found: base.map(toTheirs) }
  const choices: Choice[] = ['wanted', 'found', 'both']
  let at = 0

  const settled = settleList(other, () => choices[at++] as Choice)

  expect(texts(settled)).toEqual([
    'One is first. Mine.',
    'Two is second. Theirs.',
    'Three is third. Theirs.',
    'Three is third. Mine.',
  ])
})

test('a block that one has deleted and the other has rewritten returns to its place, or is removed', () => {
  const without = [base[0], base[2]]
  const rewritten = base.with(1, toMine(block('Two is second.')))
  const whenDeleted = { base, wanted: rewritten, found: without }
  const whenRewritten = { base, wanted: without, found: rewritten }

  expect(settleList(whenDeleted, () => 'wanted')).toEqual(rewritten)
  expect(settleList(whenDeleted, () => 'both')).toEqual(rewritten)
  expect(settleList(whenDeleted, () => 'found')).toEqual(without)
  expect(settleList(whenRewritten, () => 'wanted')).toEqual(without)
  expect(settleList(whenRewritten, () => 'found')).toEqual(rewritten)
})

test('orders that contradict each other are one clash of the whole list, and no block is lost', () => {
  const [a, b, c] = base
  const orders = { base, wanted: [b, a, c], found: [a, c, toTheirs(block('Two is second.'))] }
  const clash = { ...orders, what: 'list' }

  const own = settleList(orders, () => 'wanted')

  expect(findClashes(orders)).toEqual([clash])
  expect(texts(own)).toEqual(['Two is second. Theirs.', 'One is first.', 'Three is third.'])
  expect(settleList(orders, () => 'found')).toEqual(orders.found)
})

test('values that are not lists contain no clashes', () => {
  expect(findClashes({ base: 'a', wanted: 'b', found: 'c' })).toEqual([])
  expect(settleList({ base: 'a', wanted: 'b', found: 'c' }, () => 'both')).toBeNull()
})

function toMine({ text }: { text: string }) {
  return block(`${text} Mine.`)
}

function toTheirs({ text }: { text: string }) {
  return block(`${text} Theirs.`)
}

test('keeping both keeps what a colleague has changed elsewhere in the same block', () => {
  const base = [block('Hot kopi. Open daily.'), block('Toast.')]
  const wanted = base.with(0, block('Iced kopi. Open daily.'))
  const found = base.with(0, block('Hot kopi. Open on weekdays.'))

  const settled = settleList({ base, wanted, found }, () => 'both')

  expect(settled).toEqual([block('Iced kopi. Open on weekdays.'), block('Toast.')])
})

test('a conflict in a plain text is settled as a whole', () => {
  const versions = { base: 'Hot kopi', wanted: 'Iced kopi', found: 'Hot teh' }
  const both = (wanted: string) => settleValue({ ...versions, wanted }, 'both')

  expect(settleValue(versions, 'wanted')).toBe('Iced kopi')
  expect(settleValue(versions, 'found')).toBe('Hot teh')
  expect(both('Iced kopi')).toBe('Iced teh')
  expect(both('Hot Milo')).toBe('Hot teh Hot Milo')
})
