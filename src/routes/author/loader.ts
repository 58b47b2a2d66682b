import { relationOf } from '#content/mappers/field-values.ts'
import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { findAuthor, posts } from '#content/queries/posts.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { AuthorPayload } from './payload.ts'

export const loader: PageLoader<AuthorPayload> = async ({ params, url, content }) => {
  const author = await findAuthor(content, params.uid ?? '')
  if (!author) throw pageNotFound(url)
  const own = await posts(content, {
    where: ({ data }) => relationOf(data.author)?.uid === author.uid,
  })

  const { uid, name, bio, palette, picture } = author
  return {
    author: { uid, name, bio, palette, picture },
    posts: own.map(toPostSummary),
  }
}
