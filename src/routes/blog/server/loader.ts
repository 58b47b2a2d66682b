import { distinctTags } from '#content/queries/blog-tags.ts'
import { postSummaries } from '#content/queries/post-summaries.ts'
import { tagsOfPosts } from '#content/queries/posts.ts'
import { findListPage } from '../../list-page.ts'
import { pageNotFound } from '../../server/not-found.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { BlogPayload } from '../payload.ts'

export const BLOG_PAGE_SIZE = 12

/** The blog, and its later pages by `:num`. */
export const loader: PageLoader<BlogPayload> = async ({ params, url, content }) => {
  const tags = await tagsOfPosts(content)
  const list = findListPage(tags.length, { page: params.num, size: BLOG_PAGE_SIZE })
  if (!list) throw pageNotFound(url)
  const shown = await postSummaries(content, { limit: list.end })

  return {
    posts: shown.slice(list.start),
    page: list.page,
    pages: list.pages,
    tags: distinctTags(tags.flat()),
  }
}
