import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createClient, type PrismicDocument } from '@prismicio/client'
import { expect, inject, test } from 'vitest'
import { releaseRows } from '#db/content-releases.ts'
import { findMainLanguage, findMasterRef } from '#db/content-rows.ts'
import { openDatabase } from '#db/database.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import { stageChange } from '#repository/publish/staged-change.ts'
import type { ContentChange } from '#repository/snapshot.ts'
import { contentCommand } from './content-command.ts'
import { documentOf } from './content-fixture.ts'
import { testAuthor } from './publish-change.ts'
import { createReleaseStore } from './release-store.ts'
import { REMOTE_TOKEN, startRemoteRepository } from './remote-repository.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('a whole repository is brought, also by an import that was killed in the middle', async () => {
  using folder = temporaryFolder()
  const seeded = join(folder.path, 'seeded.sqlite')
  copyFileSync(inject('few'), seeded)
  const held = Promise.withResolvers<void>()
  let isHeld = false
  // The second page never comes, until the import is killed.
  const before = (url: URL) => {
    if (isHeld || url.searchParams.get('page') !== '2') return false
    isHeld = true
    held.resolve()
    return true
  }
  await using remote = await startRemoteRepository({ database: seeded, before })
  await addLanguageAndRelease(remote)
  await using command = await contentCommand('SQLite')

  const first = command.start('import', remote.origin, '--token', REMOTE_TOKEN)
  await held.promise
  first.kill('SIGKILL')
  await once(first, 'exit')
  const afterKill = await stateOf(command.target)
  const again = await command.run('import', remote.origin, '--token', REMOTE_TOKEN)
  const third = await command.run('import', remote.origin, '--token', REMOTE_TOKEN)

  expect(afterKill.ref).toBeNull()
  expect(again.code, again.err).toBe(0)
  // By the first import and by the third one: the second had it.
  expect(remote.asked.filter(isFirstPage)).toHaveLength(2)
  expect(third.out).toMatch(/nothing was published/)
  await using copy = await startRemoteRepository({ database: command.target })
  expect(await everything(copy)).toEqual(await everything(remote))
  const { mainLanguage, releases } = await stateOf(command.target)
  expect(mainLanguage).toBe('ms-my')
  expect(releases).toMatchObject([{ label: 'December' }])
  expect(await titleInRelease(copy)).toBe('In December')
})

/** Of what is published: refs of releases have a tilde. */
function isFirstPage(path: string): boolean {
  return /[?&]page=1&/.test(path) && !path.includes('%7E')
}

test('a temporarily slow, busy or broken endpoint is asked again', async () => {
  const troubles: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(429, { 'retry-after': '3' }).end(),
    (response) => response.writeHead(503).end('away'),
    (response) => {
      response.writeHead(200, { 'content-length': '5000' })
      response.write('{"page":1,')
      setTimeout(() => response.destroy(), 10)
    },
    (response) => response.end('{"page":1,"results":['),
  ]
  await using remote = await startRemoteRepository({
    before: (url, response) => {
      const trouble = url.pathname.endsWith('/search') ? troubles.shift() : undefined
      trouble?.(response)
      return trouble !== undefined
    },
  })
  await remote.store.publish({ documents: [documentOf({ id: 'a' })] })
  await using command = await contentCommand('SQLite')

  const said = await command.run('import', remote.origin)

  expect(said).toMatchObject({ code: 0, out: expect.stringContaining('1 added') })
  expect(said.err).toContain('The server asks to wait 3 s')
  expect(said.err).toContain('there is no custom type "note"')
})

test.for([
  ['an error page', '<h1>Sorry</h1>', 'does not answer as it should: the answer is no list'],
  ['too few documents', page({ total: 3, ids: ['a', 'b'] }), 'contradicts the first one'],
  ['a document twice', page({ total: 2, ids: ['a', 'a'] }), 'Only 1 of 2 documents were returned'],
  ['another page', page({ total: 1, ids: ['a'], number: 7 }), 'contradicts the first one'],
])('an endpoint that answers with %s changes nothing', async ([, body, message]) => {
  await using remote = await startRemoteRepository({
    before: (url, response) => {
      if (!url.pathname.endsWith('/search')) return false
      response.end(body)
      return true
    },
  })
  await remote.store.publish({ documents: [documentOf({ id: 'a' })] })
  await using command = await contentCommand('SQLite')

  const said = await command.run('import', remote.origin)

  expect(said).toMatchObject({ code: 1, out: '' })
  expect(said.err).toContain(message)
  expect(await stateOf(command.target)).toMatchObject({ ref: null, releases: [] })
})

test('models come with a token for them, and documents are checked and completed by them', async () => {
  const fields = { uid: { type: 'UID' }, price: { type: 'Number' }, at: { type: 'Timestamp' } }
  const models = {
    '/api/write/customtypes': [{ id: 'note', label: 'Note', repeatable: true, json: { fields } }],
    '/api/write/slices': [],
  }
  const given: unknown[] = []
  await using remote = await startRemoteRepository({
    before: (url, response, { authorization }) => {
      const list = models[url.pathname as keyof typeof models]
      if (list) given.push(authorization)
      if (list) response.end(JSON.stringify(list))
      return list !== undefined
    },
  })
  const note = (price: unknown) => documentOf({ id: 'a', data: { price } })
  await using command = await contentCommand('SQLite')

  await remote.store.publish({ documents: [note('five')] })
  const wrong = await command.run('import', remote.origin, '--types-token', 't')
  await remote.store.publish({ documents: [note(5)] })
  const right = await command.run('import', remote.origin, '--types-token', 't')

  expect(wrong).toMatchObject({ code: 1, out: '' })
  expect(wrong.err).toContain('price must be a number')
  expect(right).toMatchObject({ code: 0 })
  expect(new Set(given)).toEqual(new Set(['Bearer t']))
  await using copy = await startRemoteRepository({ database: command.target })
  expect((await everything(copy))[0]?.data).toEqual({ price: 5, at: null })
})

test('a private address behind a public name is refused, and so is a wrong token', async () => {
  await using remote = await startRemoteRepository()
  await using command = await contentCommand('SQLite')

  const refused = await command.run('import', 'https://169.254.169.254/api/v2')
  const wrong = await command.run('import', remote.origin, '--token', 'wrong')

  expect(refused).toMatchObject({ code: 1 })
  expect(refused.err).toContain('must not be called: not a public address')
  expect(wrong.err).toContain('The token is missing or wrong')
})

type Remote = Awaited<ReturnType<typeof startRemoteRepository>>

/** Each document also in Malay, which is the main language, and in Tamil: more than one page. And a release that needs the token. */
async function addLanguageAndRelease({ db, store, options }: Remote): Promise<void> {
  const { documents } = store.snapshot()
  const translated = ['ms-my', 'ta-sg'].flatMap((lang) =>
    [...documents].map((document) => ({
      ...document,
      id: `${document.id}-${lang}`,
      lang,
      alternate_languages: [{ id: document.id, type: document.type, lang: document.lang }],
    })),
  )
  await publishContent(
    db,
    async (staged) => {
      await stageChange(staged, { documents: translated } as ContentChange)
      return { mainLanguage: 'ms-my' }
    },
    { ...options, kind: 'import', author: testAuthor },
  )
  await store.refresh()
  const deal = documents.values().find(({ type }) => type === 'deal')
  if (!deal) throw new Error('the demo has no deals')
  const changed = { ...deal, data: { ...deal.data, title: 'In December' } }
  const releases = createReleaseStore(db, { store, ...options })
  const change = { documents: [changed] } as ContentChange
  await releases.save({ id: 'december', label: 'December', scheduledAt: null, change })
}

/** As Prismic's client reads it, without what depends on the host and the ref. */
async function everything({ endpoint, origin }: Remote): Promise<PrismicDocument[]> {
  const client = createClient('lobang', { documentAPIEndpoint: endpoint })
  const found = await client.dangerouslyGetAll({ lang: '*' })
  const text = JSON.stringify(found.map(({ href, ...rest }) => rest)).replaceAll(origin, '')
  return (JSON.parse(text) as PrismicDocument[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

async function titleInRelease({ endpoint }: Remote): Promise<unknown> {
  const client = createClient('lobang', {
    documentAPIEndpoint: endpoint,
    accessToken: REMOTE_TOKEN,
  })
  client.queryContentFromReleaseByLabel('December')
  const deals = await client.getAllByType('deal', { lang: '*' })
  return deals.map(({ data }) => data.title).find((title) => title === 'In December')
}

async function stateOf(target: string) {
  const db = openDatabase(target)
  try {
    const mainLanguage = await findMainLanguage(db).catch(() => null)
    const ref = await findMasterRef(db).catch(() => null)
    return { ref, mainLanguage, releases: await releaseRows(db).catch(() => []) }
  } finally {
    await db.destroy()
  }
}

function page({ total, ids, number = 1 }: { total: number; ids: string[]; number?: number }) {
  return JSON.stringify({
    page: number,
    results_per_page: 100,
    total_results_size: total,
    results: ids.map((id) => documentOf({ id })),
  })
}
