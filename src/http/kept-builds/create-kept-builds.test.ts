// Longer than most: the builds of several processes over months, told in order.
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { buildWithFiles } from '../../../test/build-with-files.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import type { ClientBuild } from '../client-build.ts'
import { createKeptBuilds } from './create-kept-builds.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

test('three builds and seven days: the fourth stays for a week, and then goes', async () => {
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

test('a process asked for a file of a newer build finds it, when both share the folder', async () => {
  using place = createPlace()
  await place.deploy('n')
  const old = place.server('n')
  expect(await old.findFile('/assets/lazy-n1.js')).toBe(null)

  const next = await place.deploy('n1')
  place.pass(1000)

  expect(await old.findFile('/assets/lazy-n1.js')).toEqual(next.files.get('/assets/lazy-n1.js'))
  expect(await old.findBuild('n1')).toEqual({ id: 'n1', timestamp: next.timestamp })
})

test('a flood of unknown names reads the folder once a second', async () => {
  using place = createPlace()
  await place.deploy('a')
  const server = place.server('b')
  await server.findFile('/assets/x-0.js')
  await place.deploy('late')

  const names = Array.from({ length: 500 }, (_, index) => `/assets/x-${index}.js`)
  const found = await Promise.all([...names, '/assets/lazy-late.js'].map(server.findFile))

  // What came meanwhile would have been found by a second look.
  expect(found.filter((file) => file !== null)).toEqual([])
  place.pass(1000)
  expect(await server.findFile('/assets/lazy-late.js')).not.toBe(null)
})

test('whatever a name looks like, nothing but the listed files is read', async () => {
  using place = createPlace()
  await place.deploy('a')
  writeFileSync(join(place.folder, 'outside.js'), 'secret')
  writeFileSync(join(place.folder, 'a', 'unlisted.js'), 'secret')
  writeFileSync(join(place.folder, 'a', '.hidden.js'), 'secret')
  const names = [
    '../outside.js',
    '..%2foutside.js',
    '%2e%2e/outside.js',
    'a/../../outside.js',
    '..\\outside.js',
    'lazy-a.js/../../outside.js',
    'unlisted.js',
    '.hidden.js',
    'build.json',
    'lazy-a.js.br',
    'lazy-a.js%00.js',
    'lazy-a.js\0',
    '/outside.js',
    '__proto__',
    'constructor.js',
    '',
    '.',
    '..',
  ]

  const found = await Promise.all(
    names.map((name) => place.server('b').findFile(`/assets/${name}`)),
  )
  const builds = await Promise.all(
    ['..', '.', '', '__proto__', 'a/..', '../builds/a'].map(place.server('b').findBuild),
  )

  expect([...found, ...builds].filter((one) => one !== null)).toEqual([])
})

test('symbolic links are not followed, neither to a file nor to a folder', async () => {
  using place = createPlace()
  using outside = temporaryFolder()
  await place.deploy('a')
  renameSync(join(place.folder, 'a', 'lazy-a.js'), join(outside.path, 'lazy-a.js'))
  symlinkSync(join(outside.path, 'lazy-a.js'), join(place.folder, 'a', 'lazy-a.js'))
  await place.deploy('b')
  renameSync(join(place.folder, 'b'), join(outside.path, 'b'))
  symlinkSync(join(outside.path, 'b'), join(place.folder, 'b'))
  const server = place.server('c')

  expect(await server.findFile('/assets/lazy-a.js')).toBe(null)
  expect(await server.findFile('/assets/lazy-b.js')).toBe(null)
  expect(await server.findBuild('b')).toBe(null)
})

test('a broken file, or half of a folder, is never served', async () => {
  using place = createPlace()
  for (const id of ['cut', 'changed', 'unlisted', 'mislisted', 'renamed']) await place.deploy(id)
  truncateSync(join(place.folder, 'cut', 'lazy-cut.js'), 10)
  appendFileSync(join(place.folder, 'changed', 'lazy-changed.js.br'), 'x')
  rmSync(join(place.folder, 'unlisted', 'build.json'))
  truncateSync(join(place.folder, 'mislisted', 'build.json'), 40)
  cpSync(join(place.folder, 'renamed'), join(place.folder, '.new-renamed'), { recursive: true })
  renameSync(join(place.folder, 'renamed'), join(place.folder, 'another'))
  const server = place.server('now')

  for (const id of ['cut', 'changed', 'unlisted', 'mislisted', 'renamed']) {
    expect(await server.findFile(`/assets/lazy-${id}.js`)).toBe(null)
  }
  // Another build has the same font, whole.
  expect(await server.findFile('/assets/sans-D21Lkw.woff2')).not.toBe(null)
  expect(place.warnings()).toHaveLength(2)
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

test('what a killed process has left is removed after an hour', async () => {
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

test('a read-only folder is read', async () => {
  using place = createPlace()
  await place.deploy('a')
  chmodSync(place.folder, 0o500)

  await place.deploy('b')

  expect(await place.server('b').findFile('/assets/lazy-a.js')).not.toBe(null)
  chmodSync(place.folder, 0o700)
})

test('a build without files, as in development, keeps nothing', async () => {
  using place = createPlace()

  await place.deploy('a', { ...buildWithFiles('a'), files: new Map() })

  expect(place.kept()).toEqual([])
})

/** A folder of builds, on a clock of its own. */
function createPlace() {
  const temporary = temporaryFolder()
  const folder = join(temporary.path, 'builds')
  mkdirSync(folder, { mode: 0o700 })
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  let at = Date.UTC(2026, 10, 16)
  let isDoubted = false
  const now = () => new Date(at)
  const services = (build: ClientBuild) =>
    createKeptBuilds({
      folder,
      build,
      now,
      monotonic: () => at,
      isClockSteady: () => !isDoubted,
      log,
    })
  return {
    folder,
    now,
    warnings: () => lines,
    kept: () => readdirSync(folder).toSorted(),
    pass: (ms: number) => {
      at += ms
    },
    doubt: (doubted: boolean) => {
      isDoubted = doubted
    },
    /** A process that has not started to keep its own build. */
    server: (id: string) => services(buildWithFiles(id)),
    /** Starts a process of the build, and stops it. */
    async deploy(id: string, build = buildWithFiles(id)): Promise<ClientBuild> {
      const kept = services(build)
      await kept.start()
      await kept.stop()
      return build
    },
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  }
}
