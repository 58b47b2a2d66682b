import type { Author, PostSummary } from '#deals/post.ts'

export type AuthorPayload = {
  author: Pick<Author, 'uid' | 'name' | 'bio' | 'palette' | 'picture'>
  posts: PostSummary[]
}
