import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { pagesOfGroup } from '#routes/server/site-pages.ts'
import { documentOf, FIXTURE_NOW, openEmptyStore, serve } from '../../../test/content-fixture.ts'
import { neighbourPosts } from './neighbour-posts.ts'
import { postSummaries } from './post-summaries.ts'
import { findPost, tagsOfPosts } from './posts.ts'

test('a post with an unpublished author is not shown anywhere', async () => {
  const store = await openEmptyStore()
  const author = documentOf({ id: 'a1', uid: 'desk', type: 'author', data: { name: 'Desk' } })
  const documents = [
    author,
    documentOf({ id: 'b1', uid: 'kopi', type: 'brand', data: { name: 'Kopi' } }),
    postOf('oldest', '2026-11-01', 'a1'),
    postOf('lost', '2026-11-02', 'b1'),
    postOf('newest', '2026-11-03', 'a1'),
  ]
  await store.publish({ documents })
  const content = createContentClient({ service: serve(store) })

  expect(await findPost(content, 'lost')).toBeNull()
  const pages = await pagesOfGroup.Posts({ content, now: FIXTURE_NOW })
  expect(pages.map(({ title }) => title)).toEqual(['newest', 'oldest'])
  expect(await neighbourPosts(content, { uid: 'newest', publishedOn: '2026-11-03' })).toEqual({
    older: { uid: 'oldest', title: 'oldest' },
    newer: null,
  })
  expect(await neighbourPosts(content, { uid: 'oldest', publishedOn: '2026-11-01' })).toEqual({
    older: null,
    newer: { uid: 'newest', title: 'newest' },
  })
  expect(await tagsOfPosts(content)).toHaveLength(2)
  // As many as requested.
  expect(await postSummaries(content, { limit: 2 })).toHaveLength(2)
})

function postOf(uid: string, day: string, author: string) {
  const link = { link_type: 'Document', id: author, type: 'author', uid: author, tags: [] }
  const title = [{ type: 'heading1', text: uid, spans: [] }]
  const data = { title, author: { ...link, lang: 'en-sg' }, published_on: day }
  return documentOf({ id: uid, uid, type: 'post', data })
}
