import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTests } from './find-tests.mjs'

const root = join(import.meta.dirname, '..')

test('a file is that file, and a folder what is in it', () => {
  expect(findTests(['scripts/find-tests.test.ts'])).toEqual({
    unitTests: [import.meta.filename],
    journeys: [],
  })
  const { unitTests, journeys } = findTests(['./test/', 'e2e/offline.spec.ts'])

  expect(unitTests).toContain(join(root, 'test/attacks/csrf.test.ts'))
  expect(unitTests.filter((file) => !file.startsWith(join(root, 'test/')))).toEqual([])
  expect(journeys).toEqual([join(root, 'e2e/offline.spec.ts')])
})

test('no path of a test is a part of another, which the runner would take too', () => {
  const { unitTests } = findTests(['.'])
  const paths = unitTests.map((file) => file.slice(root.length + 1))

  expect(
    paths.filter((path) => paths.some((other) => other !== path && other.includes(path))),
  ).toEqual([])
})

test.each(['scripts/find', 'no-such-folder', 'src/main.ts'])('%s has no tests', (path) => {
  expect(() => findTests([path])).toThrow(`There is no test at ${path}.`)
})
