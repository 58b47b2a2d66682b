import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findContentState, readContent } from '#db/content-rows.ts'
import type { Database } from '#db/database.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { createMigratedDatabase, engines } from '../../../test/engines.ts'
import {
  author,
  brand,
  entry,
  importInto,
  landing,
  lines,
  MONDAY,
  open,
} from '../../../test/import-documents.ts'
import { SEED_FOLDER } from '../../../test/noon.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { publishContent } from '../publish/publish-content.ts'
import type { StoredDocument } from '../stored-document.ts'
import { toFaultText } from './fault.ts'
import { importContent } from './import-content.ts'

const TUESDAY = new Date('2026-11-17T02:00:00Z')

test.for(engines)('on %s a second import of the same folder changes nothing', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  await using db = await open(database.target)
  const first = await importInto(db, SEED_FOLDER)
  const before = await readContent(db)

  const second = await importInto(db, SEED_FOLDER, { now: new Date(MONDAY.getTime() + 3_600_000) })

  expect(first.result).toMatchObject({ added: 322, changed: 0, unchanged: 0, removed: 0 })
  expect(second.result).toMatchObject({ added: 0, changed: 0, unchanged: 322, ref: null })
  expect(await readContent(db)).toEqual(before)
})

test.for(engines)(
  'on %s only changed documents get a new date, and keep their first',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
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
] as const)('in %s every fault is reported with its line, and nothing is imported', async (row) => {
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
  await using database = await createMigratedDatabase(engine)
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

async function documentsIn(db: Database): Promise<StoredDocument[]> {
  const rows = await db.selectFrom('documents').select('document').orderBy('id').execute()
  return rows.map(({ document }) => JSON.parse(document))
}
