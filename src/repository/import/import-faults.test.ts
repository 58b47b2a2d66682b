import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { author, importInto, landing, lines, open } from '../../../test/import-documents.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { toFaultText } from './fault.ts'

test('invalid JSON and invalid documents are reported with their line', async () => {
  await using db = await open()
  using folder = temporaryFolder()
  writeFileSync(
    join(folder.path, 'a.ndjson'),
    '{"id": \n\n3\n{"id": "x", "type": "author"}\n{"id":"constructor"}\n',
  )

  const { faults } = await importInto(db, folder.path)

  expect(faults.map(toFaultText)).toEqual([
    expect.stringMatching(/^a\.ndjson:1: is not JSON/),
    'a.ndjson:3: a document must be an object',
    'a.ndjson:4: the document x has no data',
    'a.ndjson:5: no document can have the id constructor',
  ])
})

test('duplicate ids and uids are faults, within an import and with published content', async () => {
  await using db = await open()
  using folder = temporaryFolder()
  const file = join(folder.path, 'a.ndjson')
  writeFileSync(file, lines(author('food', 'Food'), author('style', 'Style')))
  await importInto(db, file)

  writeFileSync(
    file,
    lines(author('travel', 'T'), author('travel', 'T'), { ...author('u', 'U'), uid: 'travel' }),
  )
  const twice = await importInto(db, file)
  writeFileSync(file, lines({ ...author('new', 'New'), uid: 'food' }))
  const taken = await importInto(db, file)

  expect(twice.faults.map(toFaultText)).toEqual([
    `${file}:2: the id id-travel is also that of ${file}:1`,
    `${file}:3: the uid travel is also that of ${file}:1`,
  ])
  expect(taken.faults.map(toFaultText)).toEqual([
    `${file}:1: the uid food is that of the published author id-food`,
  ])
})

test('two documents may swap their uids', async () => {
  await using db = await open()
  using folder = temporaryFolder()
  const file = join(folder.path, 'a.ndjson')
  writeFileSync(file, lines(author('food', 'Food'), author('style', 'Style')))
  await importInto(db, file)

  const swapped = [
    { ...author('food', 'Food'), uid: 'style' },
    { ...author('style', 'S'), uid: 'food' },
  ]
  writeFileSync(file, lines(...swapped))
  const { faults, result } = await importInto(db, file)

  expect(faults).toEqual([])
  expect(result).toMatchObject({ changed: 2 })
})

test('a link to the wrong type is a fault, a broken link a warning', async () => {
  await using db = await open()
  using folder = temporaryFolder()
  const file = join(folder.path, 'a.ndjson')
  const link = (id: string) => ({ link_type: 'Document', id, type: 'deal' })
  const deals = [{ deal: link('id-food') }, { deal: link('nobody') }]
  writeFileSync(
    file,
    lines(author('food', 'Food'), { ...landing({}), data: { ...landing({}).data, deals } }),
  )

  const { faults, warnings } = await importInto(db, file)

  expect(faults.map(toFaultText)).toEqual([
    `${file}:2: deals[0].deal leads to a author, but must lead to a deal`,
  ])
  expect(warnings.map(toFaultText)).toEqual([
    `${file}:2: deals[1].deal leads to nobody, which is not there`,
  ])
})
