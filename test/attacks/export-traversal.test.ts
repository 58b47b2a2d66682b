import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportSite } from '../../scripts/export-site.ts'
import { contentCommand } from '../content-command.ts'
import { engines } from '../engines.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createTestSite, testBuild } from '../test-site.ts'

/** Names that lead out of a folder. Each becomes a page of ours once a browser has normalised the URL. */
const waysOut = [
  '../../escaped/../settings',
  '../../settings',
  '../../../settings',
  '..\\..\\settings',
  '..',
  '.',
  'a/../../../settings',
  '/settings',
  'a/b',
  'a\\b',
  '%2e%2e/%2e%2e/%2e%2e/settings',
  'x?y',
  'x#y',
  'x\u0000y',
] as const

test(`an export writes nothing outside its folder, for any of ${waysOut.length} names of a document`, async () => {
  await using site = await createTestSite({ isSmall: true })
  using folder = temporaryFolder()
  const written: string[] = []

  for (const [index, uid] of waysOut.entries()) {
    const room = join(folder.path, `room-${index}`)
    const target = join(room, 'export', 'site')
    mkdirSync(join(room, 'export'), { recursive: true })
    const addresses = async () => [`/brands/${uid}`]
    const options = { pictureWidth: 16, withCards: false, onProgress: () => {} }
    const exporting = { site: { app: site.app, addresses }, build: testBuild, folder: target }
    await exportSite({ ...exporting, ...options }).catch(() => {})
    const inRoom = readdirSync(room, { recursive: true }).map(String)
    written.push(...inRoom.filter((path) => !/^export(\/site(\/.*)?)?$/.test(path)))
  }

  expect(written).toEqual([])
  expect(readdirSync(folder.path)).toHaveLength(waysOut.length)
})

test.for(engines)('an import on %s refuses names that lead out of the folder', async (engine) => {
  await using content = await contentCommand(engine)
  const file = join(content.folder, 'authors.ndjson')
  const authors = ['owner', ...waysOut].map((uid, index) => {
    const data = { name: 'Owner', bio: 'Writes.', palette: 'kaya', motif: 'kopi' }
    return JSON.stringify({ id: `author-${index}`, uid, type: 'author', data })
  })
  writeFileSync(file, authors.join('\n'))

  const { code, err } = await content.run('import', file, '--dry-run')

  const refused = [...err.matchAll(/:(\d+)\n {2}stops: the uid .* cannot be part of an address/g)]
  expect(code).toBe(1)
  expect(refused.map(([, line]) => Number(line))).toEqual(waysOut.map((_, index) => index + 2))
})
