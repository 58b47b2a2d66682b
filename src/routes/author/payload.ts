import type { Author } from '#content/mappers/to-author.ts'
import type { PostSummary } from '#ui/post-summary.ts'

export type AuthorPayload = {
  author: Pick<Author, 'uid' | 'name' | 'bio' | 'palette' | 'picture'>
  posts: PostSummary[]
}
