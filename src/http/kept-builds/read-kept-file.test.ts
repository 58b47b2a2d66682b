import {
  appendFileSync,
  chmodSync,
  cpSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPlace } from '../../../test/kept-builds-place.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'

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

  // A second look would have found the build that arrived meanwhile.
  expect(found.filter((file) => file !== null)).toEqual([])
  place.pass(1000)
  expect(await server.findFile('/assets/lazy-late.js')).not.toBe(null)
})

test('only listed files are read, whatever the requested name', async () => {
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

test('a read-only folder is read', async () => {
  using place = createPlace()
  await place.deploy('a')
  chmodSync(place.folder, 0o500)

  await place.deploy('b')

  expect(await place.server('b').findFile('/assets/lazy-a.js')).not.toBe(null)
  chmodSync(place.folder, 0o700)
})
