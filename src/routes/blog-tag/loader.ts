import { toPostSummary } from '#content/mappers/to-post-summary.ts'
import { posts } from '#content/queries/posts.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { BlogTagPayload } from './payload.ts'

export const loader: PageLoader<BlogTagPayload> = async ({ params, url, content }) => {
  const tag = params.tag ?? ''
  const all = await posts(content)
  const tagged = all.filter(({ tags }) => tags.includes(tag))
  if (tagged.length === 0) throw pageNotFound(url)

  return {
    tag,
    posts: tagged.map(toPostSummary),
    tags: [...new Set(all.flatMap(({ tags }) => tags))].toSorted(),
  }
}
