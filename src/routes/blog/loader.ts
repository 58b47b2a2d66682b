import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { posts } from '#content/queries/posts.ts'
import { listPage } from '../list-page.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { BlogPayload } from './payload.ts'

export const BLOG_PAGE_SIZE = 12

/** The blog, and its later pages by `:num`. */
export const loader: PageLoader<BlogPayload> = async ({ params, url, content }) => {
  const all = await posts(content)
  const list = listPage(all, { page: params.num, size: BLOG_PAGE_SIZE })
  if (!list) throw pageNotFound(url)

  return {
    posts: list.items.map(toPostSummary),
    page: list.page,
    pages: list.pages,
    tags: [...new Set(all.flatMap(({ tags }) => tags))].toSorted(),
  }
}
