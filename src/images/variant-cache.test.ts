import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { createVariantCache } from './variant-cache.ts'

const HOUR = 60 * 60 * 1000
const kb = (count: number) => new Uint8Array(count * 1024)

test('beyond the limit the least recently used files are evicted', async () => {
  using folder = temporaryFolder()
  const cache = await createVariantCache({ folder: folder.path, maxBytes: 3 * 1024, now: () => 0 })

  for (const name of ['a', 'b', 'c']) await cache.write(name, kb(1))
  await cache.read('a')
  await cache.write('d', kb(1))

  expect(await cache.read('b')).toBeNull()
  expect(await cache.read('a')).toHaveLength(1024)
  expect(readdirSync(folder.path).sort()).toEqual(['a', 'c', 'd'])
  expect(cache.stats()).toEqual({ files: 3, bytes: 3 * 1024 })
})

test('a file that is larger than the whole cache is not stored, and evicts nothing', async () => {
  using folder = temporaryFolder()
  const cache = await createVariantCache({ folder: folder.path, maxBytes: 2048, now: () => 0 })
  await cache.write('a', kb(1))

  await cache.write('huge', kb(3))

  expect(readdirSync(folder.path)).toEqual(['a'])
})

test('files and the order of their use survive a restart, unfinished files do not', async () => {
  using folder = temporaryFolder()
  let time = 10 * HOUR
  const options = { folder: folder.path, maxBytes: 4 * 1024, now: () => time }
  const before = await createVariantCache(options)
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    await before.write(name, kb(1))
    utimesSync(join(folder.path, name), index, index)
  }
  writeFileSync(join(folder.path, 'x.part'), 'half')
  time += 2 * HOUR
  await before.read('a')
  await expect.poll(() => readdirSync(folder.path).length).toBe(4)

  const after = await createVariantCache({ ...options, maxBytes: 2 * 1024 })

  expect(readdirSync(folder.path).sort()).toEqual(['a', 'c'])
  expect(await after.read('a')).toHaveLength(1024)
})

test('a removed file is a miss, and can be written again', async () => {
  using folder = temporaryFolder()
  const cache = await createVariantCache({ folder: folder.path, maxBytes: 4096, now: () => 0 })
  await cache.write('a', kb(1))
  rmSync(join(folder.path, 'a'))

  expect(await cache.read('a')).toBeNull()
  await cache.write('a', kb(2))

  expect(await cache.read('a')).toHaveLength(2048)
  expect(cache.stats()).toEqual({ files: 1, bytes: 2048 })
})

test('a file that is evicted while it is read is not counted again', async () => {
  using folder = temporaryFolder()
  const maxBytes = 16 * 1024 * 1024
  const cache = await createVariantCache({ folder: folder.path, maxBytes, now: () => 0 })
  await cache.write('large', new Uint8Array(maxBytes))

  // It takes many reads, during which a small file is written.
  await Promise.all([cache.read('large'), cache.write('small', kb(1))])

  expect(cache.stats()).toEqual({ files: 1, bytes: 1024 })
})

test('a write that fails leaves nothing behind', async () => {
  using folder = temporaryFolder()
  const cache = await createVariantCache({ folder: folder.path, maxBytes: 4096, now: () => 0 })
  mkdirSync(join(folder.path, 'a'))

  await expect(cache.write('a', kb(1))).rejects.toThrow()

  expect(readdirSync(folder.path)).toEqual(['a'])
  expect(cache.stats()).toEqual({ files: 0, bytes: 0 })
})
