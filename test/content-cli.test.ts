import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { syntheticCorpus } from '../bench/synthetic/corpus.ts'
import { contentCommand } from './content-command.ts'
import { engines } from './engines.ts'

test('help names every command, and an unknown command prints it', async () => {
  await using content = await contentCommand('SQLite')

  const help = await content.run('help')
  const unknown = await content.run('improt', 'seed')
  const flag = await content.run('import', 'seed', '--proon')
  const missing = await content.run('schedule', 'sale')
  const [code] = await once(content.start('improt'), 'exit')

  expect(help.code).toBe(0)
  expect(code).toBe(2)
  for (const name of [
    'import',
    'export',
    'publish',
    'unpublish',
    'schedule',
    'release',
    'status',
  ]) {
    expect(help.out).toMatch(new RegExp(`^  ${name} `, 'm'))
  }
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('no command "improt"') })
  expect(flag).toMatchObject({ code: 2, err: expect.stringContaining('--proon') })
  expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('--at or --never') })
})

test('an export of one engine can be imported into the other and gives the same content', async () => {
  await using content = await contentCommand('SQLite')
  await using copy = await contentCommand('PostgreSQL')
  const [first, second] = [join(content.folder, 'first'), join(content.folder, 'second')]

  const imported = await content.run('import', 'seed')
  const exported = await content.run('export', first)
  const back = await copy.run('import', first)
  await copy.run('export', second)

  expect(imported.out).toMatch(/^322 added, 0 changed, 0 unchanged, 0 removed; 9 rich-text pages/)
  expect(exported.out).toMatch(/^322 documents, 7 custom types and 9 rich-text pages/)
  expect(back.out).toMatch(/^322 added, 0 changed/)
  for (const file of ['documents.ndjson', 'assets.ndjson', 'customtypes/deal.json']) {
    expect(readFileSync(join(second, file), 'utf8')).toBe(readFileSync(join(first, file), 'utf8'))
  }
})

test.for(engines)('on %s a release is prepared, shown, scheduled and published', async (engine) => {
  await using content = await contentCommand(engine, { hasDemo: true })
  const file = join(content.folder, 'desk.json')
  writeFileSync(file, JSON.stringify([author('night-desk')]))

  const created = await content.run('release', 'create', 'Night desk')
  const added = await content.run('release', 'add', 'night-desk', file)
  await content.run('release', 'add', 'night-desk', 'author/food-desk', '--unpublish')
  const shown = await content.run('release', 'show', 'night-desk')
  const scheduled = await content.run('schedule', 'Night desk', '--at', '2099-01-01T09:00+08:00')
  const before = await content.run('status')
  const published = await content.run('publish', 'night-desk')
  const after = await content.run('status')

  expect(created.out).toContain('"night-desk"')
  expect(added.out).toMatch(/^1 added, .* in the release "night-desk"/)
  expect(shown.out).toMatch(/adds +author\/night-desk[\s\S]*removes /)
  expect(scheduled.out).toContain('2099-01-01T01:00:00.000Z')
  expect(before.out).toMatch(/author \(en-sg\): 6\n[\s\S]*due 2099-01-01T01:00:00.000Z/)
  expect(published.out).toMatch(/^1 added, 0 changed, 0 unchanged, 1 removed; published as /)
  expect(after.out).toMatch(/author \(en-sg\): 6\n[\s\S]*releases:\n {2}none/)
  expect((await content.run('publish', 'night-desk')).err).toContain('neither a release nor a file')
})

test.for(engines)('on %s only one of two processes publishes a release', async (engine) => {
  await using content = await contentCommand(engine)
  const file = join(content.folder, 'desk.json')
  writeFileSync(file, JSON.stringify([author('night-desk')]))
  await content.run('import', file, '--release', 'sale')

  const processes = [1, 2].map(() => once(content.start('publish', 'sale'), 'exit'))
  const codes = (await Promise.all(processes)).map(([code]) => code)

  expect(codes.toSorted()).toEqual([0, 1])
  expect((await content.run('status')).out).toContain('(number 1)')
})

test('unpublish lists the documents that link to the document, and refuses an unknown one', async () => {
  await using content = await contentCommand('SQLite', { hasDemo: true })

  const gone = await content.run('unpublish', 'author/food-desk')
  const again = await content.run('unpublish', 'author/food-desk')

  expect(gone.out).toMatch(/^author\/food-desk \(.*\) is no longer published/)
  expect(gone.out).toMatch(/^ {2}post\//m)
  expect(again).toMatchObject({
    code: 1,
    err: expect.stringContaining('No document "author/food-desk"'),
  })
})

test('an import with faults names their places and changes nothing, and so does a dry run', async () => {
  await using content = await contentCommand('SQLite')
  const folder = join(content.folder, 'docs')
  mkdirSync(folder)
  writeFileSync(join(folder, 'a.ndjson'), `${JSON.stringify(author('a'))}\n{"id":"b","type":"x"}\n`)

  const faulty = await content.run('import', folder)
  writeFileSync(join(folder, 'a.ndjson'), JSON.stringify(author('a')))
  const dry = await content.run('import', folder, '--dry-run')
  const status = await content.run('status')

  expect(faulty).toMatchObject({ code: 1, out: '' })
  expect(faulty.err).toBe(
    'a.ndjson:2\n  stops: the document b has no data\n1 fault; nothing was changed.\n',
  )
  expect(dry.out).toMatch(/^1 added, .*--dry-run/)
  expect(status.out).toContain('nothing was ever published')
})

test('the synthetic catalogue is reproducible and can be imported', async () => {
  await using content = await contentCommand('SQLite')
  const file = join(content.folder, 'one.ndjson')
  const lines = () =>
    [...syntheticCorpus({ deals: 100, seed: 7, today: '2026-11-15' })]
      .map((document) => JSON.stringify(document))
      .join('\n')
  writeFileSync(file, lines())

  const imported = await content.run('import', file)
  writeFileSync(file, lines())
  const again = await content.run('import', file)

  expect(imported.out).toMatch(/^103 added/)
  expect(again.out).toMatch(/^0 added, 0 changed, 103 unchanged/)
})

function author(uid: string) {
  const data = { name: uid, bio: 'Writes.', palette: 'kaya', motif: 'kopi' }
  return { id: `id-${uid}`, type: 'author', uid, data }
}
