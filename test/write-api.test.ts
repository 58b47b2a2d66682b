import { ForbiddenError, InvalidDataError, NotFoundError } from '@prismicio/client'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { saveMigrated } from '#repository/writing/create-document.ts'
import { toWriteRefusal } from '#repository/writing/write-refusal.ts'
import { dumpDatabase } from './attacks/database-dump.ts'
import { contentCommand } from './content-command.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { makePictures } from './migration-corpus.ts'
import { connectWriter, withoutPauses } from './prismic-writer.ts'
import { startWriteSite, type WriteSite } from './write-site.ts'

const brand = { name: 'Kopi', palette: 'pandan', motif: 'kopi' }
const newBrand = { title: 'Kopi', type: 'brand', uid: 'kopi', lang: 'en-sg', data: brand }

async function ask(
  { writeApi, token }: Pick<WriteSite, 'writeApi' | 'token'>,
  path: string,
  init: { method?: string; json?: unknown; body?: BodyInit; headers?: Record<string, string> } = {},
) {
  const { json, headers = {}, ...rest } = init
  const answer = await fetch(`${writeApi}/${path}`, {
    ...rest,
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    headers: { authorization: `Bearer ${token}`, repository: 'lobang', ...headers },
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text), answer }
}

const tables = [
  ...['documents', 'content_state', 'content_publishes', 'custom_types', 'releases', 'drafts'],
  ...['draft_saves', 'assets', 'asset_details', 'asset_tags', 'write_tokens'],
]

/** All that can be written by API. Jobs of the site write to other tables meanwhile. */
async function dumpContent(db: Database) {
  const dump = await dumpDatabase(db)
  return Object.fromEntries(tables.map((table) => [table, dump[table]]))
}

const post = (json: unknown) => ({ method: 'POST', json })

test.for(engines)(
  'a token is printed once, stored as a hash, and can be ended: %s',
  async (engine) => {
    await using command = await contentCommand(engine)

    const made = await command.run('token', 'make', 'tool', '--may', 'assets,types')
    const again = await command.run('token', 'make', 'tool', '--may', 'assets')
    const wrong = await command.run('token', 'make', 'other', '--may', 'assets,everything')
    const listed = await command.run('token', 'list')
    const ended = await command.run('token', 'end', 'tool')
    const twice = await command.run('token', 'end', 'tool')
    const reused = await command.run('token', 'make', 'tool', '--may', 'assets')
    const db = openDatabase(command.target)
    const dump = JSON.stringify(await dumpDatabase(db))
    await db.destroy()

    expect(made).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^lobang_write_[\w-]{43}\n$/),
    })
    expect([again.code, wrong.code, twice.code, reused.code]).toEqual([1, 2, 1, 1])
    expect(listed.out).toContain('tool: assets, types; made ')
    expect(ended.code).toBe(0)
    expect(dump).toContain('write_tokens')
    expect(dump).not.toContain(made.out.trim().slice('lobang_write_'.length))
  },
)

test.for(engines)('only a good token with the right scope writes: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using running = await startWriteSite({ database: database.target })
  const reader = await running.makeToken('pictures only', ['assets'])
  const db = openDatabase(database.target)
  const before = await dumpContent(db)

  const statuses = []
  for (const path of ['documents', 'assets', 'tags', 'migration-release/publish', 'nothing']) {
    for (const token of ['', 'x', `lobang_write_${'A'.repeat(43)}`, `${running.token}x`]) {
      statuses.push((await ask({ ...running, token }, path, post(newBrand))).status)
    }
  }
  const scope = await ask({ ...running, token: reader }, 'documents', post(newBrand))
  const other = await ask(running, 'documents', {
    ...post(newBrand),
    headers: { repository: 'another' },
  })
  const publish = await ask(running, 'migration-release/publish', post({}))
  const odd = []
  for (const path of ['documents/a%00b', 'assets/%00', 'tags/..%2f', 'customtypes/%00', '%00']) {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      odd.push((await ask(running, path, { method, json: { data: {} } })).status)
    }
  }

  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(new Set(odd)).toEqual(new Set([404]))
  expect([scope.status, other.status, publish.status]).toEqual([403, 403, 403])
  expect(await dumpContent(db)).toEqual(before)
  await db.destroy()
})

test('wrong tokens cost the caller', async () => {
  await using database = await createSmallDatabase('SQLite')
  const env = { CONTENT_API_RATE: '1', CONTENT_API_BURST: '60' }
  await using running = await startWriteSite({ database: database.target, env })

  const statuses = []
  for (let tries = 0; tries < 5; tries++) {
    statuses.push((await ask({ ...running, token: 'wrong' }, 'assets')).status)
  }
  const last = await ask(running, 'assets')

  expect(statuses.slice(0, 3)).toEqual([401, 401, 401])
  expect(statuses.slice(3)).toEqual([429, 429])
  expect(last.status).toBe(429)
  expect(Number(last.answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.for(engines)('what is written waits in a release until it is complete: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using running = await startWriteSite({ database: database.target })
  const { site } = running
  const isLive = async () => (await site.request('/brands/kopi')).status

  // PostgreSQL takes no zero bytes.
  const made = await ask(running, 'documents', post({ ...newBrand, title: 'Ko\0pi', data: {} }))
  await expect(running.publish()).rejects.toThrow('brand kopi: name is missing')
  const put = await ask(running, `documents/${made.body.id}`, {
    method: 'PUT',
    // Without its title, which is kept.
    json: { data: brand },
  })
  const before = await isLive()
  await running.publish()

  expect(made).toMatchObject({
    status: 201,
    body: { title: 'Kopi', type: 'brand', lang: 'en-sg', uid: 'kopi' },
  })
  expect(put).toMatchObject({ status: 200, body: made.body })
  expect([before, await isLive()]).toEqual([404, 200])
})

test('a scheduled migration takes no documents', async () => {
  await using database = await createSmallDatabase('SQLite')
  await using running = await startWriteSite({ database: database.target })
  const db = openDatabase(database.target)
  await ask(running, 'documents', post(newBrand))
  await db.updateTable('releases').set({ scheduled_at: '2030-01-01T00:00:00.000Z' }).execute()

  const refused = await ask(running, 'documents', post({ ...newBrand, uid: 'teh' }))
  const author = { kind: 'token' as const, name: 'tool' }
  const context = { db, now: () => new Date(), createRef: () => crypto.randomUUID(), author }
  // Scheduled after the release was looked at.
  const late = saveMigrated('new', [{ path: [], after: { type: 'brand' } }], context)

  await expect(late).rejects.toThrow('It goes live by itself')
  expect(toWriteRefusal(await late.catch((error) => error))).toMatchObject({ status: 403 })
  expect(refused).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('scheduled') },
  })
  await db.destroy()
})

const badDocuments: [string, unknown][] = [
  ['no JSON object', 1],
  ['no title', { ...newBrand, title: undefined }],
  ['an unknown type', { ...newBrand, type: 'nothing' }],
  ['a wrong language', { ...newBrand, lang: '../en' }],
  ['a uid that cannot be part of an address', { ...newBrand, uid: 'a/b' }],
  ['a field that the type lacks', { ...newBrand, data: { ...brand, colour: 'red' } }],
  ...['constructor', 'prototype', '__proto__', 'toString'].map((name): [string, unknown] => {
    // Not a literal, in which `__proto__` would not be a key.
    const data = Object.fromEntries([...Object.entries(brand), [name, [picture('0'.repeat(32))]]])
    return [`a field called ${name}`, { ...newBrand, data }]
  }),
  ['a value of a wrong kind', { ...newBrand, data: { ...brand, name: 5 } }],
  ['a missing picture', { ...newBrand, data: { ...brand, image: picture('0'.repeat(32)) } }],
  ['no such relative', { ...newBrand, lang: 'zh-sg', alternate_language_id: 'nothing' }],
  ['tags that are not words', { ...newBrand, tags: [1] }],
]

function picture(id: string) {
  return { id, url: `/images/${id}/a.png`, dimensions: { width: 1, height: 1 } }
}

test('bad documents get a clear answer and change nothing', async () => {
  await using database = await createSmallDatabase('SQLite')
  await using running = await startWriteSite({ database: database.target })
  const db = openDatabase(database.target)
  const live = running.site.store.snapshot().byType.get('brand')?.at(0)
  const before = await dumpContent(db)

  const answers = new Map<string, unknown>()
  for (const [name, body] of badDocuments) {
    const { status, body: said } = await ask(running, 'documents', post(body))
    if (status !== 400 || typeof said.message !== 'string') answers.set(name, { status, said })
  }
  const taken = await ask(running, 'documents', post({ ...newBrand, uid: live?.uid }))
  const broken = await ask(running, 'documents', { method: 'POST', body: '{' })
  const deep = await ask(running, 'documents', { method: 'POST', body: '['.repeat(50) })
  const large = await ask(running, 'documents', { method: 'POST', body: 'x'.repeat(1_000_001) })
  const unknown = await ask(running, 'documents/nothing', { method: 'PUT', json: { data: {} } })

  expect([...answers]).toEqual([])
  expect([taken, broken, deep, large, unknown].map(({ status }) => status)).toEqual([
    400, 400, 400, 413, 404,
  ])
  expect(await dumpContent(db)).toEqual(before)
  await db.destroy()
})

test.for(engines)('of many creates at once with one uid one is stored: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using running = await startWriteSite({ database: database.target })
  const many = Array.from({ length: 20 }, () => post(newBrand))

  const answers = await Promise.all(many.map((create) => ask(running, 'documents', create)))
  const db = openDatabase(database.target)
  const drafts = await db.selectFrom('drafts').select('document_id').execute()
  await db.destroy()

  const [stored] = answers.filter(({ status }) => status === 201)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(400)])
  expect(drafts).toEqual([{ document_id: stored?.body.id }])
  const others = answers.filter(({ status }) => status === 400)
  expect(new Set(others.map(({ body }) => body.message))).toEqual(
    new Set([`a brand with the uid kopi exists already; update ${stored?.body.id}`]),
  )
})

test('Prismic’s client tells the errors apart', async () => {
  await using database = await createSmallDatabase('SQLite')
  await using running = await startWriteSite({ database: database.target })
  using _ = withoutPauses()
  const client = connectWriter(running) as unknown as {
    createDocument: (document: unknown, title: string) => Promise<unknown>
    updateDocument: (id: string, document: unknown) => Promise<unknown>
    updateAsset: (id: string, asset: unknown) => Promise<unknown>
    createAsset: (file: unknown, name: string) => Promise<unknown>
  }
  const stranger = connectWriter(running, { writeToken: 'x' }) as unknown as typeof client

  const bad = client.createDocument({ ...newBrand, type: 'nothing' }, 'Kopi')
  await expect(bad).rejects.toThrow(InvalidDataError)
  await expect(bad).rejects.toThrow('there is no custom type "nothing"')
  await expect(client.updateDocument('nothing', newBrand)).rejects.toThrow(NotFoundError)
  await expect(stranger.createDocument(newBrand, 'Kopi')).rejects.toThrow(ForbiddenError)
  await expect(client.updateAsset('nothing', { alt: 'x' })).rejects.toThrow(NotFoundError)
  await expect(client.createAsset('not a picture', 'a.png')).rejects.toThrow(InvalidDataError)
  await expect(stranger.createAsset('not a picture', 'a.png')).rejects.toThrow(ForbiddenError)
})

test.for(engines)('pictures are uploaded, listed, changed and removed: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using running = await startWriteSite({ database: database.target })
  const { site } = running
  const pictures = await makePictures(3)
  const upload = async (place: number) => {
    const form = new FormData()
    const { bytes, filename, alt } = pictures[place] as (typeof pictures)[number]
    form.append('file', new File([bytes], filename, { type: 'text/html' }))
    form.append('alt', alt)
    return ask(running, 'assets', { method: 'POST', body: form })
  }

  const [first, second] = [await upload(0), await upload(1)]
  const again = await upload(0)
  const tag = await ask(running, 'tags', post({ name: 'drinks' }))
  const sameTag = await ask(running, 'tags', post({ name: 'drinks' }))
  const shortTag = await ask(running, 'tags', post({ name: 'ab' }))
  const id = first.body.id as string
  const changed = await ask(running, `assets/${id}`, {
    method: 'PATCH',
    json: { notes: 'From the shop', filename: 'Teh.png', tags: [tag.body.id] },
  })
  const list = async (query: string) => (await ask(running, `assets?${query}`)).body
  const page = await list('pageSize=1')
  const next = await list(`pageSize=1&cursor=${page.cursor}`)
  const noCursor = await ask(running, 'assets?cursor=nothing')
  const found = await Promise.all(
    ['keyword=SHOP', `tags=${tag.body.id}`, `ids=${id},nothing`, 'assetType=video'].map(list),
  )
  const shown = await site.request(new URL(changed.body.url).pathname)
  const removed = await ask(running, `assets/${id}`, { method: 'DELETE' })
  const stillShown = await site.request(new URL(changed.body.url).pathname)
  const gone = await ask(running, `assets/${id}`, { method: 'DELETE' })

  expect(first).toMatchObject({
    status: 200,
    body: {
      filename: 'Picture 0.png',
      extension: 'png',
      kind: 'image',
      alt: 'Colour 0',
      width: 40,
    },
  })
  expect(again.body.id).toBe(id)
  expect([tag.status, sameTag.status, shortTag.status]).toEqual([201, 201, 400])
  expect(sameTag.body).toEqual(tag.body)
  expect(changed).toMatchObject({
    status: 200,
    body: { id, notes: 'From the shop', alt: 'Colour 0', filename: 'Teh.png', tags: [tag.body] },
  })
  const idsOf = (result: { items: { id: string }[] }) => result.items.map((one) => one.id)
  expect([...idsOf(page), ...idsOf(next)].toSorted()).toEqual([id, second.body.id].toSorted())
  expect(page.total).toBe(2)
  expect(noCursor.status).toBe(400)
  expect(found.map(idsOf)).toEqual([[id], [id], [id], []])
  expect(found[2].missing_ids).toEqual(['nothing'])
  expect([shown.status, removed.status, stillShown.status, gone.status]).toEqual([
    200, 204, 200, 404,
  ])
})

test('invalid pictures and too large uploads are refused', async () => {
  await using database = await createSmallDatabase('SQLite')
  await using running = await startWriteSite({ database: database.target })
  const db = openDatabase(database.target)
  const before = await dumpContent(db)
  const formOf = (bytes: BlobPart, more: Record<string, string> = {}) => {
    const form = new FormData()
    form.append('file', new File([bytes], 'a.png', { type: 'image/png' }))
    for (const [name, value] of Object.entries(more)) form.append(name, value)
    return form
  }
  const [picture] = await makePictures(1)
  const bytes = picture?.bytes ?? new Uint8Array()
  const parts = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [`x${place}`, 'y']))

  const statuses = []
  for (const body of [
    formOf('<html><script>alert(1)</script>'),
    formOf(bytes, { alt: 'x'.repeat(501) }),
    formOf(bytes, parts),
    'no form',
    formOf(new Uint8Array(21 * 1024 * 1024)),
  ]) {
    statuses.push((await ask(running, 'assets', { method: 'POST', body })).status)
  }

  expect(statuses).toEqual([400, 400, 400, 400, 413])
  expect(await dumpContent(db)).toEqual(before)
  await db.destroy()
})
