import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no selector looks into the class attribute', () => {
  // A change of any class would make the browser compute the styles of all that such a rule may be about: showing a kept page
  // gives its wrapper another class, and restyled all of its links.
  const files = globSync('src/**/*.css')
  const found = files.filter((file) => /\[class[~|^$*]?=/.test(readFileSync(file, 'utf8')))

  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
