import { postSummaries } from '#content/queries/post-summaries.ts'
import { tagsOfPosts } from '#content/queries/posts.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { BlogTagPayload } from './payload.ts'

export const loader: PageLoader<BlogTagPayload> = async ({ params, url, content }) => {
  const tag = params.tag ?? ''
  const [tagged, tags] = await Promise.all([
    postSummaries(content, { where: (document) => document.tags.includes(tag) }),
    tagsOfPosts(content),
  ])
  if (tagged.length === 0) throw pageNotFound(url)

  return { tag, posts: tagged, tags: [...new Set(tags.flat())].toSorted() }
}
