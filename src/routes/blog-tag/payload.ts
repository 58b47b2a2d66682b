import type { PostSummary } from '#deals/post.ts'

export type BlogTagPayload = { tag: string; posts: PostSummary[]; tags: string[] }
