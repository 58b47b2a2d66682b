import { expect, test } from 'vitest'
import { once } from './once.ts'

test('each name is reported once, and the number of names is limited', () => {
  const told: string[] = []
  const tell = once((name) => told.push(name))

  for (const name of ['a', 'b', 'a', 'a', 'b']) tell(name)
  expect(told).toEqual(['a', 'b'])

  for (let at = 0; at < 5000; at++) tell(`name ${at}`)
  expect(told.length).toBeLessThan(2000)
})
