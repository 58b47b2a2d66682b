import type { PostSummary } from '#ui/post-summary.ts'

export type BlogPayload = { posts: PostSummary[]; page: number; pages: number; tags: string[] }
