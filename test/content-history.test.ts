import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ContentCommand, contentCommand } from './content-command.ts'
import { engines } from './engines.ts'

test.for(engines)('on %s commands show, compare and restore revisions', async (engine) => {
  await using content = await contentCommand(engine)
  await content.run(
    'import',
    file(content, { name: 'Food desk', bio: 'Eats.' }),
    '--why',
    'New desk',
  )
  await content.run('import', file(content, { name: 'Food desk', bio: 'Eats a lot.' }))
  await content.run('unpublish', 'author/food', '--why', 'Closed')

  const history = await content.run('history', 'id-food')
  const compared = await content.run('history', 'id-food', '1', '2')
  const restored = await content.run('restore', 'id-food', '1')
  const after = await content.run('history', 'author/food', '2', '4')
  const audit = await content.run('audit', '--kind', 'unpublish', '--by', 'editor')
  const exported = await content.run('audit', '--document', 'id-food', '--json')

  expect(history.out).toMatch(
    /^1 {2}\S+Z {2}added {2}import by command editor: "New desk"\n2 {2}\S+Z {2}changed {2}import by command editor\n {4}data\.bio\n3 {2}\S+Z {2}removed {2}unpublish by command editor: "Closed"\n$/,
  )
  expect(compared.out).toBe('data.bio: "Eats." → "Eats a lot."\n')
  expect(restored.out).toMatch(/^1 added, 0 changed, 0 unchanged, 0 removed; published as /)
  expect(after.out).toBe('data.bio: "Eats a lot." → "Eats."\n')
  expect(audit.out).toMatch(
    /^3 {2}\S+Z {2}removed {2}unpublish by command editor: "Closed" {2}author\/food\n$/,
  )
  const lines = exported.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ version, kind }) => [version, kind])).toEqual([
    [1, 'import'],
    [2, 'import'],
    [3, 'unpublish'],
    [4, 'restore'],
  ])
  expect(lines[1].changes).toEqual([
    { path: ['data', 'bio'], before: 'Eats.', after: 'Eats a lot.' },
  ])
  expect(lines[2].before.data.bio).toBe('Eats a lot.')
})

test.for(engines)('on %s the audit says who schedules and discards releases', async (engine) => {
  await using content = await contentCommand(engine)
  await content.run(
    'import',
    file(content, { name: 'Food desk' }),
    '--release',
    'sale',
    '--why',
    'Sale',
  )

  await content.run(
    'schedule',
    'sale',
    '--at',
    '2999-12-24T09:00+08:00',
    '--until',
    '2999-12-26T00:00+08:00',
  )
  await content.run('schedule', 'sale', '--never', '--why', 'Too early')
  await content.run('publish', 'sale')
  await content.run('release', 'create', 'other')
  await content.run('release', 'remove', 'other')
  const audit = await content.run('audit')
  const scheduled = await content.run('audit', '--kind', 'schedule', '--json')
  const ofDocument = await content.run('audit', '--document', 'author/food')

  expect(audit.out).toMatch(
    /^- {2}\S+Z {2}scheduled {2}by command editor {2}release "sale" for 2999-12-24T01:00:00.000Z, back at 2999-12-25T16:00:00.000Z\n- {2}\S+Z {2}no longer scheduled {2}by command editor: "Too early" {2}release "sale"\n1 {2}\S+Z {2}added {2}publish of the release "sale" by command editor: "Too early" {2}author\/food\n- {2}\S+Z {2}discarded {2}by command editor {2}release "other"\n$/,
  )
  expect(JSON.parse(scheduled.out)).toMatchObject({ content: 'release', kind: 'schedule' })
  expect(ofDocument.out.trim().split('\n')).toHaveLength(1)
})

test('the pages of rich texts have a history, and come back', async () => {
  await using content = await contentCommand('SQLite')
  const id = '0123456789abcdef0123456789abcdef'
  const folder = join(content.folder, 'pages')
  mkdirSync(join(folder, 'richtext'), { recursive: true })
  const block = (text: string) => ({
    [id]: { value: { id, type: 'page', properties: { title: [[text]] }, content: [] } },
  })
  const write = (text: string) => {
    writeFileSync(join(folder, 'richtext', `${id}.json`), JSON.stringify(block(text)))
    return content.run('import', folder)
  }
  await write('One')
  await write('Two')

  const history = await content.run('history', id)
  const compared = await content.run('history', id, '1', '2')
  const restored = await content.run('restore', id, '1')
  const after = await content.run('history', id, '1', '3')

  expect(history.out).toMatch(/^1 .* added .*\n2 .* changed /)
  expect(compared.out).toContain('"One"')
  expect(restored.out).toContain('1 rich-text pages; published as')
  expect(after.out).toBe('They are the same.\n')
})

test('mistakes in these commands are explained and change nothing', async () => {
  await using content = await contentCommand('SQLite')
  await content.run('import', file(content, { name: 'Food desk' }))

  const unknown = await content.run('restore', 'author/food', '7')
  const noNumber = await content.run('restore', 'author/food', 'first')
  const noDocument = await content.run('history', 'author/nobody')
  const oneRevision = await content.run('history', 'author/food', '1')
  const badDay = await content.run('audit', '--from', 'yesterday')
  const badKind = await content.run('audit', '--kind', 'theft')
  const badEnd = await content.run(
    ...['unpublish', 'author/food', '--at', '2026-12-24T09:00+08:00'],
    ...['--until', '2026-12-23T09:00+08:00'],
  )

  expect(unknown).toMatchObject({
    code: 1,
    err: expect.stringContaining('no revision 7 of id-food'),
  })
  expect(noNumber).toMatchObject({
    code: 2,
    err: expect.stringContaining('"first" is not the number of a revision'),
  })
  expect(noDocument).toMatchObject({ code: 1, err: expect.stringContaining('No document') })
  expect(oneRevision).toMatchObject({ code: 2, err: expect.stringContaining('two revisions') })
  expect(badDay).toMatchObject({ code: 2, err: expect.stringContaining('a day like 2026-12-24') })
  expect(badKind).toMatchObject({ code: 2, err: expect.stringContaining('one of import') })
  expect(badEnd).toMatchObject({ code: 2, err: expect.stringContaining('later than --at') })
  expect((await content.run('history', 'author/food')).out.split('\n')).toHaveLength(2)
  expect((await content.run('release', 'list')).out).toBe('There are no releases.\n')
})

test.for(engines)(
  'on %s a release keeps a later correction, or says what is in the way',
  async (engine) => {
    await using content = await contentCommand(engine)
    const old = { name: 'Food desk', bio: 'Eats.' }
    await content.run('import', file(content, old))
    await content.run('import', file(content, { ...old, name: 'Night desk' }), '--release', 'night')
    await content.run('import', file(content, { ...old, name: 'Day desk' }), '--release', 'day')
    await content.run('import', file(content, { ...old, bio: 'Eats well.' }))

    const night = await content.run('publish', 'night')
    const day = await content.run('publish', 'day')
    const shown = await content.run('release', 'show', 'day')
    const history = await content.run('history', 'author/food', '2', '3')

    expect(night).toMatchObject({ code: 0, out: expect.stringContaining('1 changed') })
    expect(history.out).toBe('data.name: "Food desk" → "Night desk"\n')
    expect(day).toMatchObject({
      code: 1,
      err: 'The release "day" cannot be published: author/food: data.name was changed meanwhile (published "Night desk", in the release "Day desk").\n',
    })
    expect(shown.out).toContain(
      'It cannot be published:\n  author/food: data.name was changed meanwhile',
    )
    expect((await content.run('release', 'list')).out).toContain('day: 1 document,')
  },
)

test('one file and one document can be scheduled, and taken back', async () => {
  await using content = await contentCommand('SQLite')
  await content.run('import', file(content, { name: 'Food desk' }))
  const times = ['--at', '2999-12-24T09:00+08:00', '--until', '2999-12-26T00:00+08:00']

  const published = await content.run('publish', file(content, { name: 'New' }), ...times)
  const unpublished = await content.run('unpublish', 'author/food', ...times.slice(0, 2))
  const { out } = await content.run('status')

  expect(published.out).toContain(
    '"desk-json-2999-12-24t01-00" is due at 2999-12-24T01:00:00.000Z, and taken back at 2999-12-25T16:00:00.000Z',
  )
  expect(unpublished.out).toContain('"food-2999-12-24t01-00" is due at 2999-12-24T01:00:00.000Z')
  expect(out).toContain('1 document, 0 removals; due 2999-12-24T01:00:00.000Z')
  expect(out).toContain('0 documents, 1 removal; due 2999-12-24T01:00:00.000Z')
  expect(out).toContain('takes back "desk-json-2999-12-24t01-00"; due 2999-12-25T16:00:00.000Z')
})

function file({ folder }: ContentCommand, data: Record<string, string>): string {
  const path = join(folder, 'desk.json')
  const all = { bio: 'Eats.', palette: 'kaya', motif: 'kopi', ...data }
  writeFileSync(path, JSON.stringify([{ id: 'id-food', type: 'author', uid: 'food', data: all }]))
  return path
}
