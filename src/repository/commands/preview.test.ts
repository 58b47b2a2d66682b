import { createClient } from '@prismicio/client'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { commandParts } from '../../../test/command-context.ts'
import { documentOf, FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { createMigratedDatabase, type Engine, engines } from '../../../test/engines.ts'
import { toTestStore } from '../../../test/publish-change.ts'
import { createReleaseStore } from '../../../test/release-store.ts'
import { createContentService } from '../content-service.ts'
import { createContentStore } from '../content-store.ts'
import { createPreviewStore } from '../preview-store.ts'
import { runCommand } from './run-command.ts'

const author = { kind: 'command' as const, name: 'editor' }
const note = documentOf({ id: 'n1', uid: 'a', type: 'brand' })
const draft = documentOf({ id: 'n2', uid: 'new', type: 'brand' })

/** A store with one published document, and the command as typed. */
async function openDesk(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  let refs = 0
  const createRef = () => `ref${++refs}`
  const now = () => FIXTURE_NOW
  const store = toTestStore(await createContentStore(db), db, { now, createRef })
  await store.publish({ documents: [note] })
  const releases = createReleaseStore(db, { store, createRef, now })
  const previews = createPreviewStore(db, { store, createToken: createRef, now })

  async function preview(...args: string[]) {
    const said = { out: '', err: '' }
    const io = {
      out: (line: string) => {
        said.out += line
      },
      err: (text: string) => {
        said.err += text
      },
      isTerminal: false,
    }
    const siteUrl = new URL('https://lobang.example')
    const context = { db, engine, siteUrl, now, createRef, createIllustrator, author, io }
    const code = await runCommand(['preview', ...args], io, async () => ({
      ...commandParts,
      ...context,
      [Symbol.asyncDispose]: async () => {},
    }))
    return { code, ...said, link: URL.parse(said.out) }
  }

  return {
    releases,
    service: createContentService({ store, previews, baseUrl: 'https://lobang.example' }),
    preview,
    shownBy: async (link: URL | null) => {
      const shown = await previews.find(link?.searchParams.get('token') ?? '')
      return shown === 'over' ? null : shown
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

const release = (id: string, scheduledAt: Date | null = null) => ({
  id,
  label: `The ${id}`,
  scheduledAt,
  change: { documents: [draft] },
})

test.for(engines)(
  'on %s a preview of a document includes the release that changes it',
  async (engine) => {
    await using desk = await openDesk(engine)
    await desk.releases.save(release('draft'))

    const { link, err, code } = await desk.preview('brand/new')

    expect(code).toBe(0)
    expect(link?.href).toMatch(/^https:\/\/lobang\.example\/preview\?token=\w+&documentId=n2$/)
    expect(err).toContain('It leads to /brands/new and is good until 2026-12-15T')
    expect(await desk.shownBy(link)).toMatchObject({ releases: ['The draft'], shownAt: null })
  },
)

test.for(engines)('on %s a release can be given by its id or its name', async (engine) => {
  await using desk = await openDesk(engine)
  await desk.releases.save(release('draft'))
  await desk.releases.save(release('other'))

  for (const args of [
    ['brand/new', '--release', 'other'],
    ['n2', '--release', 'The other'],
    ['--release', 'other'],
    ['brand/a', '--release', 'other'],
  ]) {
    const { link } = await desk.preview(...args)
    expect(await desk.shownBy(link)).toMatchObject({ releases: ['The other'] })
  }
})

test.for(engines)('on %s a preview of a day shows its end in Singapore', async (engine) => {
  await using desk = await openDesk(engine)
  await desk.releases.save(release('before', new Date('2026-12-24T09:00:00+08:00')))
  await desk.releases.save(release('after', new Date('2026-12-25T00:00:00+08:00')))

  const { link } = await desk.preview('brand/new', '--at', '2026-12-24')
  const early = await desk.preview('--at', '2026-12-24T08:00+08:00')

  expect(await desk.shownBy(link)).toMatchObject({
    releases: ['The before'],
    shownAt: new Date('2026-12-24T23:59:59+08:00'),
  })
  expect(await desk.shownBy(early.link)).toMatchObject({ releases: [] })
})

test('published content can be previewed too', async () => {
  await using desk = await openDesk('SQLite')

  const { link } = await desk.preview('brand/a')

  expect(await desk.shownBy(link)).toMatchObject({ releases: [], shownAt: null })
})

test('Prismic’s modules for front ends accept the link, and show the draft', async () => {
  await using desk = await openDesk('SQLite')
  await desk.releases.save(release('draft'))

  const { link, code } = await desk.preview(
    'brand/new',
    '--on',
    'https://front.example/api/preview',
  )

  expect(code).toBe(0)
  expect(`${link?.origin}${link?.pathname}`).toBe('https://front.example/api/preview')
  const token = link?.searchParams.get('token') ?? ''
  // The pattern that @prismicio/next 1.7 and @prismicio/svelte look for in the cookie, which they set to the token, and that of 2.3.
  expect(token).toMatch(/\.prismic\.io/)
  expect(token).toContain('websitePreviewId=')
  const client = createClient('lobang', {
    documentAPIEndpoint: desk.service.endpoint,
    fetch: async (url, init) => desk.service.app.request(new Request(url, init as RequestInit)),
  })
  // All of them, the module for Nuxt too, ask the client where the document is, with the token as ref.
  const page = await client.resolvePreviewURL({
    previewToken: token,
    documentID: link?.searchParams.get('documentId') ?? '',
    linkResolver: ({ uid }) => `/brands/${uid}`,
    defaultURL: '/',
  })
  expect(page).toBe('/brands/new')
  // Then the cookie is the ref, as it is or as the session that the toolbar writes.
  const session = JSON.stringify({ _tracker: 'x', 'lobang.prismic.io': { preview: token } })
  for (const ref of [token, encodeURIComponent(token), session, encodeURIComponent(session)]) {
    client.queryContentFromRef(ref)
    expect((await client.getByUID('brand', 'new')).id).toBe('n2')
  }
})

test('an error is explained, and no link is created', async () => {
  await using desk = await openDesk('SQLite')
  await desk.releases.save(release('one'))
  await desk.releases.save(release('two'))

  for (const [args, code, message] of [
    [['brand/new'], 1, 'Several releases change brand/new: "one", "two". Choose one'],
    [['brand/none'], 1, 'No document "brand/none" is published'],
    [['brand/new', '--release', 'three'], 1, 'There is no release "three"'],
    [['brand/new', '--at', '2026-12-23'], 1, 'No document "brand/new" is published'],
    [['--at', 'soon'], 2, '--at "soon" must be like 2026-12-24'],
    [[], 2, 'Say what to preview'],
  ] as const) {
    const said = await desk.preview(...args)
    expect([said.code, said.out]).toEqual([code, ''])
    expect(said.err).toContain(message)
  }
})
