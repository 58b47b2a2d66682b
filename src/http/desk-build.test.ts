import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeskBuild } from './desk-build.ts'

const MAX_SCRIPT_BYTES = 160_000

test(`the first load of the desk has at most ${MAX_SCRIPT_BYTES} bytes of script`, async () => {
  const { entry, preloads, files } = await readDeskBuild(
    join(import.meta.dirname, '../../dist/desk'),
  )

  const sizes = [entry, ...preloads].map((path) => files.get(path)?.body.bytes.br.length ?? 0)

  expect(sizes.every((size) => size > 0)).toBe(true)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
})
