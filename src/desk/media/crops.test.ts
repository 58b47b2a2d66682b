import { expect, test } from 'vitest'
import { cutTo, findRect, focusOf } from './crops.ts'

const whole = { width: 1600, height: 900 }

test('a crop is as large as it fits, around the focus point and inside the picture', () => {
  const square = { width: 400, height: 400 }

  expect(cutTo(whole, square)).toEqual({ ...square, rect: [350, 0, 900, 900] })
  expect(cutTo(whole, square, { x: 0.4, y: 0.9 }).rect).toEqual([190, 0, 900, 900])
  expect(cutTo(whole, square, { x: 0.99, y: 0.5 }).rect).toEqual([700, 0, 900, 900])
  expect(cutTo(whole, { width: 300, height: 100 }, { x: 0.5, y: 0 }).rect).toEqual([
    0, 0, 1600, 533,
  ])
  expect(cutTo(whole, { width: 800 })).toEqual({ width: 800, height: 450, rect: [0, 0, 1600, 900] })
})

test('the focus point is read back from the address of a crop', () => {
  const { rect } = cutTo(whole, { width: 400, height: 400 }, { x: 0.4, y: 0.5 })
  const read = findRect(`/images/a/kopi.jpg?rect=${rect.join(',')}&w=400&h=400`)

  expect(read && focusOf(read, whole)).toEqual({ x: 0.4, y: 0.5 })
  expect(findRect('/images/a/kopi.jpg')).toBeNull()
})
