import { expect, test } from 'vitest'
import { createFreezer } from './create-freezer.ts'

const read = () =>
  JSON.parse(
    '{"data":{"cards":[],"diet":[],"outlets":[{"name":"Bugis Junction","lat":1.29}],"n":null}}',
  )

test('freezes deeply, and changes no value', () => {
  const frozen = createFreezer()(read())

  expect(frozen).toEqual(read())
  for (const part of [frozen, frozen.data, frozen.data.cards, frozen.data.outlets[0]]) {
    expect(Object.isFrozen(part)).toBe(true)
  }
})

test('empty lists of all documents are one, and parts that are frozen already stay as they are', () => {
  const freeze = createFreezer()
  const first = freeze(read())

  const second = freeze({ ...read(), outlets: first.data.outlets })

  expect(second.data.cards).toBe(first.data.diet)
  expect(second.outlets).toBe(first.data.outlets)
})

test('equal parts of documents are one, whole documents are not', () => {
  const deal = (id: string) => ({
    id,
    tags: ['tea', 'cake'],
    data: { brand: { id: 'suria' }, weekdays: [{ day: 'mon' }], outlets: [{ name: id }] },
  })
  const freeze = createFreezer()

  const [first, second, same] = [freeze(deal('1')), freeze(deal('2')), freeze(deal('1'))]

  expect([first, second, same]).toEqual([deal('1'), deal('2'), deal('1')])
  expect(second.tags).toBe(first.tags)
  expect(second.data.brand).toBe(first.data.brand)
  expect(second.data.weekdays).toBe(first.data.weekdays)
  expect(second.data.outlets).not.toBe(first.data.outlets)
  expect(same).not.toBe(first)
  expect(same.data).not.toBe(first.data)
  expect(Object.isFrozen(first.data.brand)).toBe(true)
})
