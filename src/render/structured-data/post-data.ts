import * as paths from '#lib/paths.ts'
import type { PostPayload } from '#routes/post/payload.ts'
import { toOrganization } from './organization.ts'
import type { DataContext, PageData } from './structured-data.ts'

/** Authors are editorial desks, not persons. */
export function postData({ post }: PostPayload, context: DataContext): PageData {
  const { siteUrl, url, card, site } = context
  const article = {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: card,
    inLanguage: 'en-SG',
    mainEntityOfPage: url,
    datePublished: post.publishedOn,
    dateModified: post.updated?.on ?? post.publishedOn,
    author: {
      '@type': 'Organization',
      name: post.author.name,
      url: new URL(paths.author(post.author.uid), siteUrl).href,
    },
    publisher: toOrganization(siteUrl, site),
  }
  const crumbs = [
    { name: 'Blog', href: paths.blog },
    { name: post.title, href: new URL(url).pathname },
  ]
  return { about: [article], crumbs }
}
