import type { PostSummary } from '#deals/post.ts'

export type BlogPayload = { posts: PostSummary[]; page: number; pages: number; tags: string[] }
