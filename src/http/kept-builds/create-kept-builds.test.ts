import {
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildWithFiles } from '../../../test/build-with-files.ts'
import { createPlace } from '../../../test/kept-builds-place.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

test('a fourth build stays for a week and is then removed', async () => {
  using place = createPlace()
  const first = await place.deploy('a')
  for (const id of ['b', 'c', 'd']) {
    place.pass(HOUR_MS)
    await place.deploy(id)
  }

  const withinWeek = await place.server('d').findFile('/assets/lazy-a.js')
  place.pass(7 * DAY_MS)
  await place.deploy('e')

  expect(withinWeek).toEqual(first.files.get('/assets/lazy-a.js'))
  expect(place.kept()).toEqual(['c', 'd', 'e'])
  expect(await place.server('e').findFile('/assets/lazy-a.js')).toBe(null)
  expect(await place.server('e').findBuild('a')).toBe(null)
})

test('a build that was served for months stays for a week and two builds after that', async () => {
  using place = createPlace()
  await place.deploy('a')
  place.pass(90 * DAY_MS)

  await place.deploy('b')
  await place.deploy('c')

  expect(place.kept()).toEqual(['a', 'b', 'c'])
  expect(await place.server('c').findFile('/assets/lazy-a.js')).not.toBe(null)
  await place.deploy('a')
  place.pass(6 * DAY_MS)
  for (const id of ['d', 'e', 'f']) await place.deploy(id)
  // Rolled back to in between, so that its week began anew.
  expect(place.kept()).toContain('a')
})

test('a served build is stamped every hour', async () => {
  using place = createPlace()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = place.server('a')
  await server.start()

  place.pass(HOUR_MS)
  vi.advanceTimersByTime(HOUR_MS)
  await server.stop()

  expect(statSync(join(place.folder, 'a', 'build.json')).mtimeMs).toBe(place.now().getTime())
  vi.useRealTimers()
})

test('a build repairs its own copy at its next start', async () => {
  using place = createPlace()
  const build = await place.deploy('a')
  truncateSync(join(place.folder, 'a', 'lazy-a.js'), 10)

  await place.deploy('a')

  const file = await place.server('b').findFile('/assets/lazy-a.js')
  expect(file).toEqual(build.files.get('/assets/lazy-a.js'))
  expect(readdirSync(place.folder)).toEqual(['a'])
})

test('processes of one build that start together leave one copy', async () => {
  using place = createPlace()

  await Promise.all(Array.from({ length: 8 }, () => place.deploy('a')))

  expect(readdirSync(place.folder)).toEqual(['a'])
  expect(statSync(join(place.folder, 'a')).mode & 0o777).toBe(0o700)
  expect(await place.server('b').findFile('/assets/lazy-a.js')).not.toBe(null)
  expect(place.warnings()).toEqual([])
})

test('leftovers of a killed process are removed after an hour', async () => {
  using place = createPlace()
  for (const name of ['.new-abc', '.gone-abc', '.new-young']) {
    mkdirSync(join(place.folder, name), { recursive: true })
    const age = name.endsWith('young') ? 0 : DAY_MS
    utimesSync(join(place.folder, name), place.now(), new Date(place.now().getTime() - age))
  }

  await place.deploy('a')

  expect(readdirSync(place.folder).toSorted()).toEqual(['.new-young', 'a'])
})

test('a clock in doubt removes nothing, and stamps in the future are corrected', async () => {
  using place = createPlace()
  for (const id of ['a', 'b', 'c', 'd']) await place.deploy(id)
  place.pass(60 * DAY_MS)
  place.doubt(true)
  await place.deploy('d')
  expect(place.kept()).toEqual(['a', 'b', 'c', 'd'])

  place.pass(-60 * DAY_MS)
  place.doubt(false)
  await place.deploy('e')
  place.pass(8 * DAY_MS)
  for (const id of ['f', 'g', 'h']) await place.deploy(id)

  expect(place.kept()).toEqual(['f', 'g', 'h'])
})

test('a folder that cannot be written is logged and stops nothing', async () => {
  using place = createPlace()
  rmSync(place.folder, { recursive: true })
  writeFileSync(place.folder, 'a file where the folder should be')

  await place.deploy('a')

  expect(await place.server('b').findFile('/assets/lazy-a.js')).toBe(null)
  expect(place.warnings()[0]).toContain('this build cannot be kept')
})

test('a build without files, as in development, keeps nothing', async () => {
  using place = createPlace()

  await place.deploy('a', { ...buildWithFiles('a'), files: new Map() })

  expect(place.kept()).toEqual([])
})
