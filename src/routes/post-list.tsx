import type { ReactNode } from 'react'
import type { PostSummary } from '#deals/post.ts'
import { PostCard } from '#ui/post-card.tsx'
import styles from './lists.module.css'

type PostListProps = {
  posts: PostSummary[]
  /** The first item, if it differs from the others. */
  lead?: ReactNode
}

export function PostList({ posts, lead }: PostListProps) {
  return (
    <ul className={styles.posts}>
      {lead}
      {posts.map((post) => (
        <li key={post.uid}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}
