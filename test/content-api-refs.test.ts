import { expect, test, vi } from 'vitest'
import { clients, connect } from './content-clients.ts'
import { contentCorpus } from './content-corpus.ts'
import { type ContentSite, startContentSite } from './content-site.ts'
import type { NaiveDocument } from './naive-content.ts'

// Refs: what is published, releases and previews, as Prismic's clients ask for them.

const corpus = contentCorpus(20)
const [place] = corpus
const NEVER_PUBLISHED = { first_publication_date: null, last_publication_date: null }

function named(name: string): NaiveDocument {
  if (!place) throw new Error('The corpus is empty')
  return { ...place, data: { ...place.data, name } }
}

/** Changes one place and adds another that was never published. */
async function saveRelease(server: ContentSite, label: string) {
  const added = {
    ...named(label),
    ...NEVER_PUBLISHED,
    id: 'never',
    uid: 'never',
  } as unknown as NaiveDocument
  return server.site.releases.save({
    id: label.toLowerCase(),
    label,
    scheduledAt: null,
    change: { documents: [named(label), added], removedIds: ['thing-00003'] },
  })
}

test.for(clients)('%s reads a release by its id, its label and its ref', async ([, prismic]) => {
  const env = { CONTENT_API_VISIBILITY: 'open' }
  await using server = await startContentSite({ documents: corpus, env })
  const { ref } = await saveRelease(server, 'December')
  const nameAt = async (use: (client: ReturnType<typeof connect>) => void) => {
    const client = connect(prismic, server.endpoint)
    use(client)
    return (await client.getByID(place?.id ?? '')).data.name
  }
  const client = connect(prismic, server.endpoint)

  expect((await client.getReleases()).map(({ id, label }) => [id, label])).toEqual([
    ['december', 'December'],
  ])
  expect((await client.getReleaseByID('december')).ref).toBe(`${ref}~first-ref`)
  expect((await client.getReleaseByLabel('December')).id).toBe('december')
  expect(await nameAt((it) => it.queryContentFromReleaseByID('december'))).toBe('December')
  expect(await nameAt((it) => it.queryContentFromReleaseByLabel('December'))).toBe('December')
  expect(await nameAt((it) => it.queryContentFromRef(`${ref}~first-ref`))).toBe('December')
  expect(await nameAt((it) => it.queryContentFromRef(async () => ref))).toBe('December')
  expect(
    await nameAt((it) => {
      it.queryContentFromRef(ref)
      it.queryLatestContent()
    }),
  ).toBe(place?.data.name)
})

test.for(clients)('%s sees what a release adds and removes', async ([, prismic]) => {
  await using server = await startContentSite({ documents: corpus })
  const { ref } = await saveRelease(server, 'December')
  const client = connect(prismic, server.endpoint)
  client.queryContentFromRef(ref)

  const never = await client.getByUID('place', 'never')

  expect(never).toMatchObject({ id: 'never', ...NEVER_PUBLISHED })
  await expect(client.getByID('thing-00003', { lang: '*' })).rejects.toThrow(prismic.NotFoundError)
})

test.for(clients)('%s accepts every form of the preview cookie', async ([, prismic]) => {
  await using server = await startContentSite({ documents: corpus })
  const { previewToken, ref } = await saveRelease(server, 'Draft')
  const address = `https://lobang.prismic.io/previews/${previewToken}:YXg?websitePreviewId=X%26Y`
  const sessions = [previewToken, address, `${ref}~first-ref`].map((preview) =>
    JSON.stringify({ _tracker: 'abc', 'lobang.prismic.io': { preview } }),
  )
  const cookies = [
    ...sessions.map(encodeURIComponent),
    ...sessions.map((session) => session.replaceAll(';', '%3B')),
    encodeURIComponent(previewToken),
    encodeURIComponent(address),
  ]

  for (const cookie of cookies) {
    const client = connect(prismic, server.endpoint)
    client.enableAutoPreviewsFromReq({
      headers: { cookie: `a=b; io.prismic.preview=${cookie}; c=d` },
    })
    expect((await client.getByID('never')).data.name).toBe('Draft')
  }
})

test.for(clients)('%s resolves the URL of a previewed document', async ([, prismic]) => {
  await using server = await startContentSite({ documents: corpus })
  const { previewToken } = await saveRelease(server, 'Draft')
  const client = connect(prismic, server.endpoint)
  const linkResolver = ({ uid }: { uid?: string | null }) => `/places/${uid}`
  const defaultURL = '/default'
  const query = { token: previewToken, documentId: 'never' }

  const fromRequest = connect(prismic, server.endpoint)
  fromRequest.enableAutoPreviewsFromReq({ query })

  expect(await fromRequest.resolvePreviewURL({ linkResolver, defaultURL })).toBe('/places/never')
  const { token: previewTokenParam, documentId: documentID } = query
  expect(
    await client.resolvePreviewURL({
      linkResolver,
      defaultURL,
      documentID,
      previewToken: previewTokenParam,
    }),
  ).toBe('/places/never')
  expect(await client.resolvePreviewURL({ linkResolver, defaultURL })).toBe('/default')
})

test.for(clients)('%s is told that a preview has ended', async ([, prismic]) => {
  await using server = await startContentSite({ documents: corpus })
  const { previewToken } = await saveRelease(server, 'Draft')
  const { token } = await server.site.previews.create({ releaseId: 'draft', shownAt: null })
  const client = connect(prismic, server.endpoint)
  expect((await client.getByID('never', { ref: token })).id).toBe('never')

  await server.site.releases.publish('draft')

  const address = `https://lobang.prismic.io/previews/${previewToken}`
  for (const ref of [token, address]) {
    await expect(client.getByID('never', { ref })).rejects.toThrow(prismic.PreviewTokenExpiredError)
  }
})

test('the newer client continues with the newest ref when its own is expired or unknown', async () => {
  using warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await using server = await startContentSite({ documents: corpus })
  for (const name of ['one', 'two', 'three']) {
    await server.site.publish({ documents: [named(name)] })
  }
  const client = connect(clients[0][1], server.endpoint)

  for (const ref of ['first-ref', 'unknown']) {
    expect((await client.getByID(place?.id ?? '', { ref })).data.name).toBe('three')
  }
  expect(warnings).toHaveBeenCalled()
})

test('the older client reports which ref to use', async () => {
  await using server = await startContentSite({ documents: corpus })
  for (const name of ['one', 'two', 'three']) {
    await server.site.publish({ documents: [named(name)] })
  }
  const [, [, prismic]] = clients
  const client = connect(prismic, server.endpoint)
  const end = new RegExp(`Master ref is: ${server.site.store.snapshot().ref}$`)

  const expired = await client.get({ ref: 'first-ref' }).catch((error) => error)
  const unknown = await client.get({ ref: 'unknown' }).catch((error) => error)

  expect(expired).toBeInstanceOf(prismic.RefExpiredError)
  expect(expired.message).toMatch(end)
  expect(unknown).toBeInstanceOf(prismic.RefNotFoundError)
  expect(unknown.message).toMatch(end)
})
