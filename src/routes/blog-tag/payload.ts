import type { PostSummary } from '#ui/post-summary.ts'

export type BlogTagPayload = { tag: string; posts: PostSummary[]; tags: string[] }
