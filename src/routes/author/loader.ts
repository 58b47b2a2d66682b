import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { findAuthor, posts } from '#content/queries/posts.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { AuthorPayload } from './payload.ts'

export const loader: PageLoader<AuthorPayload> = async ({ params, url, content }) => {
  const [author, all] = await Promise.all([findAuthor(content, params.uid ?? ''), posts(content)])
  if (!author) throw pageNotFound(url)

  const { uid, name, bio, palette } = author
  return {
    author: { uid, name, bio, palette },
    posts: all.filter((post) => post.author.uid === uid).map(toPostSummary),
  }
}
