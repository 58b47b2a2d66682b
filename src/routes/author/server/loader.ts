import { postSummaries } from '#content/queries/post-summaries.ts'
import { findAuthor } from '#content/queries/posts.ts'
import { relationOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import { checkAddress, pageNotFound } from '../../server/not-found.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { AuthorPayload } from '../payload.ts'

export const loader: PageLoader<AuthorPayload> = async ({ params, url, content }) => {
  const author = await findAuthor(content, params.uid ?? '')
  if (!author) throw pageNotFound(url)
  checkAddress(url, { asked: paths.author(params.uid ?? ''), own: paths.author(author.uid) })
  const own = await postSummaries(content, {
    where: ({ data }) => relationOf(data.author)?.uid === author.uid,
  })

  const { uid, name, bio, palette, picture } = author
  return { author: { uid, name, bio, palette, picture }, posts: own }
}
