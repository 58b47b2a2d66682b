import { readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { root } from './bootstrap.mjs'

const FOLDERS = ['src', 'test', 'seed', 'scripts', 'e2e']

/**
 * The tests of files and folders, as absolute paths. The runners themselves take every test whose path contains the text that they
 * get. Throws where there is none.
 */
export function findTests(paths) {
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  )
  const found = paths.flatMap((path) => {
    const asked = resolve(root, path)
    const its = tests.filter((file) => file === asked || file.startsWith(asked + sep))
    if (its.length === 0) throw new Error(`There is no test at ${path}.`)
    return its
  })
  const isJourney = (file) => file.startsWith(join(root, 'e2e') + sep)
  return {
    unitTests: [...new Set(found.filter((file) => !isJourney(file)))],
    journeys: [...new Set(found.filter(isJourney))],
  }
}
