import { distinctTags, hasTag } from '#content/queries/blog-tags.ts'
import { postSummaries } from '#content/queries/post-summaries.ts'
import { tagsOfPosts } from '#content/queries/posts.ts'
import { pageNotFound } from '../../server/not-found.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { BlogTagPayload } from '../payload.ts'

export const loader: PageLoader<BlogTagPayload> = async ({ params, url, content }) => {
  const address = params.tag ?? ''
  const [tagged, tags] = await Promise.all([
    postSummaries(content, { where: (document) => hasTag(document.tags, address) }),
    tagsOfPosts(content),
  ])
  if (tagged.length === 0) throw pageNotFound(url)

  const all = distinctTags(tags.flat())
  return { tag: all.find((tag) => hasTag([tag], address)) ?? address, posts: tagged, tags: all }
}
