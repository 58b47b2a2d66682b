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
