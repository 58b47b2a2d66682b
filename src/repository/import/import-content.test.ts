// Longer than most: imports of every form, into databases of both engines, share their helpers.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findContentState, readContent } from '#db/content-rows.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { createTestDatabase, engines } from '../../../test/engines.ts'
import { SEED_FOLDER } from '../../../test/noon.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { publishContent } from '../publish/publish-content.ts'
import type { StoredDocument } from '../stored-document.ts'
import { toFaultText } from './fault.ts'
import { importContent } from './import-content.ts'

const MONDAY = new Date('2026-11-16T02:00:00Z')
const TUESDAY = new Date('2026-11-17T02:00:00Z')

test.for(engines)('on %s a second import of the same folder changes nothing', async (engine) => {
  await using database = await createTestDatabase(engine)
  await using db = await open(database.target)
  const first = await importInto(db, SEED_FOLDER)
  const before = await readContent(db)

  const second = await importInto(db, SEED_FOLDER, { now: new Date(MONDAY.getTime() + 3_600_000) })

  expect(first.result).toMatchObject({ added: 322, changed: 0, unchanged: 0, removed: 0 })
  expect(second.result).toMatchObject({ added: 0, changed: 0, unchanged: 322, ref: null })
  expect(await readContent(db)).toEqual(before)
})

test.for(engines)(
  'on %s only what changed gets a new date, and keeps its first',
  async (engine) => {
    await using database = await createTestDatabase(engine)
    await using db = await open(database.target)
    using folder = temporaryFolder()
    const file = join(folder.path, 'authors.ndjson')
    writeFileSync(file, lines(author('food', 'Food Desk'), author('style', 'Style Desk')))
    await importInto(db, file)

    writeFileSync(file, lines(author('food', 'Food Desk'), author('style', 'Fashion Desk')))
    const { result } = await importInto(db, file, { now: TUESDAY })

    expect(result).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    const [food, style] = await documentsIn(db)
    expect(food?.last_publication_date).toBe('2026-11-16T02:00:00+0000')
    expect(style?.first_publication_date).toBe('2026-11-16T02:00:00+0000')
    expect(style?.last_publication_date).toBe('2026-11-17T02:00:00+0000')
  },
)

test('a change of a link target does not change the linking document', async () => {
  await using db = await open()
  using folder = temporaryFolder()
  const file = join(folder.path, 'all.ndjson')
  const deals = (tags: string[]) => lines(brand(tags), landing({ slug: tags.join('-'), tags }))
  writeFileSync(file, deals(['halal']))
  await importInto(db, file)

  writeFileSync(file, deals(['halal', 'local']))
  const { result } = await importInto(db, file, { now: TUESDAY })

  expect(result).toMatchObject({ changed: 1, unchanged: 1 })
})

test.for([
  ['list.json', (a: string, b: string) => `[\n  ${a},\n  ${b}\n]\n`, 3],
  ['lines.ndjson', (a: string, b: string) => `${a}\n${b}\n`, 2],
  ['answer.json', (a: string, b: string) => `{\n"results": [\n${a},\n\n${b}]}`, 5],
  ['object.json', (a: string, b: string) => `{"documents": [${a},\n${b}]}`, 2],
] as const)('in %s every fault is told with its line, and nothing is imported', async (row) => {
  const [name, wrap, line] = row
  await using db = await open()
  using folder = temporaryFolder()
  const wrong = { ...author('style', 'Style'), data: { name: 3, bios: 'x', palette: 'kopi' } }
  const texts = [author('food', 'Food'), wrong].map((document) => JSON.stringify(document))
  writeFileSync(join(folder.path, name), wrap(texts[0] ?? '', texts[1] ?? ''))

  const { faults, result } = await importInto(db, folder.path)

  expect(faults.map(toFaultText)).toEqual([
    `${name}:${line}: bios is not a field here`,
    `${name}:${line}: name must be text`,
    `${name}:${line}: bio is missing`,
    `${name}:${line}: motif is missing`,
  ])
  expect(result).toBeNull()
  expect(await findContentState(db)).toBeNull()
})

test('invalid JSON and invalid documents are reported with their line', async () => {
  await using db = await open()
  using folder = temporaryFolder()
  writeFileSync(join(folder.path, 'a.ndjson'), '{"id": \n\n3\n{"id": "x", "type": "author"}\n')

  const { faults } = await importInto(db, folder.path)

  expect(faults.map(toFaultText)).toEqual([
    expect.stringMatching(/^a\.ndjson:1: is not JSON/),
    'a.ndjson:3: a document must be an object',
    'a.ndjson:4: the document x has no data',
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

test('custom types are imported with the documents and stored', async () => {
  await using db = await open()
  using folder = temporaryFolder()
  const file = join(folder.path, 'recipes.json')
  const model = {
    id: 'recipe',
    label: 'Recipe',
    repeatable: true,
    json: { Main: { serves: { type: 'Number' } } },
  }
  const recipe = (serves: unknown) => ({ id: 'r', type: 'recipe', uid: null, data: { serves } })
  writeFileSync(file, JSON.stringify({ documents: [recipe(4)], customTypes: [model] }))
  const first = await importInto(db, file)

  writeFileSync(file, JSON.stringify([recipe('four')]))
  const second = await importInto(db, file)

  expect(first.result).toMatchObject({ added: 1 })
  expect(second.faults.map(toFaultText)).toEqual([`${file}:1: serves must be a number`])
})

test('only an import with --prune removes content, namely what it lacks', async () => {
  await using db = await open()
  using folder = temporaryFolder()
  await importInto(db, SEED_FOLDER)
  const file = join(folder.path, 'few.ndjson')
  writeFileSync(file, lines(author('food', 'Food')))

  const kept = await importInto(db, file)
  const pruned = await importInto(db, file, { prune: true })

  expect(kept.result).toMatchObject({ added: 1, removed: 0 })
  expect(pruned.result).toMatchObject({ unchanged: 1, removed: 322, pages: 9 })
  expect((await documentsIn(db)).map(({ id }) => id)).toEqual(['id-food'])
})

test.for(engines)('on %s an import keeps what others publish in the meantime', async (engine) => {
  await using database = await createTestDatabase(engine)
  await using db = await open(database.target)
  await using other = await open(database.target)
  using folder = temporaryFolder()
  const [mine, theirs] = [join(folder.path, 'a.ndjson'), join(folder.path, 'b.ndjson')]
  writeFileSync(mine, lines(author('food', 'Food')))
  writeFileSync(theirs, lines(author('style', 'Style')))
  let meanwhile: Promise<unknown> | null = null
  const options = { now: () => MONDAY, createRef: () => crypto.randomUUID() }

  await importContent({ db, path: mine }, { now: options.now, createIllustrator }, (fill) =>
    publishContent(
      db,
      async (change) => {
        const filled = await fill(change)
        meanwhile ??= importInto(other, theirs)
        await meanwhile
        return filled
      },
      { ...options, ...entry },
    ),
  )

  expect((await documentsIn(db)).map(({ id }) => id)).toEqual(['id-food', 'id-style'])
  expect(await findContentState(db)).toMatchObject({ version: 2 })
})

const entry = { kind: 'import' as const, author: { kind: 'command' as const, name: 'test' } }

async function open(target = ':memory:'): Promise<Database & AsyncDisposable> {
  const db = openDatabase(target)
  await migrate(db)
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.destroy() })
}

function importInto(db: Database, path: string, { now = MONDAY, prune = false } = {}) {
  const options = { now: () => now, createRef: () => crypto.randomUUID() }
  return importContent({ db, path }, { ...options, createIllustrator, prune }, (fill) =>
    publishContent(db, fill, { ...options, ...entry }),
  )
}

async function documentsIn(db: Database): Promise<StoredDocument[]> {
  const rows = await db.selectFrom('documents').select('document').orderBy('id').execute()
  return rows.map(({ document }) => JSON.parse(document))
}

function lines(...documents: object[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}

function author(uid: string, name: string) {
  const data = { name, bio: 'Writes.', palette: 'kaya', motif: 'kopi' }
  return { id: `id-${uid}`, type: 'author', uid, data }
}

function brand(tags: string[]) {
  const data = { name: 'Kopi', palette: 'kaya', motif: 'kopi' }
  return { id: 'id-brand', type: 'brand', uid: 'kopi', tags, data }
}

function landing(target: object) {
  const body = [
    {
      type: 'paragraph',
      text: 'See',
      spans: [
        {
          start: 0,
          end: 3,
          type: 'hyperlink',
          data: { link_type: 'Document', id: 'id-brand', type: 'brand', lang: 'en-sg', ...target },
        },
      ],
    },
  ]
  const data = { kind: 'page', title: 'Hi', palette: 'kaya', motif: 'kopi', body }
  return { id: 'id-landing', type: 'landing', uid: 'hi', data }
}
