import type { PostSummary } from '#deals/post.ts'
import { toThumbnail } from './to-picture.ts'
import type { Post } from './to-post.ts'

export function toPostSummary(post: Post): PostSummary {
  return {
    uid: post.uid,
    title: post.title,
    excerpt: post.excerpt,
    author: { uid: post.author.uid, name: post.author.name },
    publishedOn: post.publishedOn,
    minutes: post.minutes,
    palette: post.art[0]?.palette ?? post.author.palette,
    picture: toThumbnail(post.art[0]?.image),
    tags: post.tags,
  }
}
