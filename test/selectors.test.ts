import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no selector looks into the class attribute', () => {
  // With such a rule, any change of an element's class makes the browser restyle all that the rule could match inside it:
  // showing a kept page restyled all of its links.
  const files = globSync('src/**/*.css')
  const found = files.filter((file) => /\[\s*class\s*[~|^$*=\]]/.test(readFileSync(file, 'utf8')))

  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
