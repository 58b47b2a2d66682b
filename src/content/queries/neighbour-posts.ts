import { asText } from '@prismicio/client'
import type { ContentClient } from '#content/content-client.ts'
import { type Post, publicationDay } from '#content/mappers/to-post.ts'
import type { PostLink } from '#deals/post.ts'
import type { PostDocument } from '#repository/documents.ts'
import { newestFirst, selectPosts } from './posts.ts'

/** The posts before and after one in the order of the blog; `null` at its ends. */
export async function neighbourPosts(
  content: ContentClient,
  { uid, publishedOn }: Pick<Post, 'uid' | 'publishedOn'>,
): Promise<{ older: PostLink | null; newer: PostLink | null }> {
  // The order of `newestFirst`, for a post whose document is not loaded.
  const age = (document: PostDocument) =>
    publishedOn.localeCompare(publicationDay(document)) || (document.uid ?? '').localeCompare(uid)
  const [older, newer] = await Promise.all([
    selectPosts(content, { where: (document) => age(document) > 0, limit: 1 }, toLink),
    selectPosts(
      content,
      {
        where: (document) => age(document) < 0,
        order: (a, b) => newestFirst(b, a),
        limit: 1,
      },
      toLink,
    ),
  ])
  return { older: older[0] ?? null, newer: newer[0] ?? null }
}

function toLink({ uid, data }: PostDocument): PostLink {
  return { uid, title: asText(data.title) }
}
