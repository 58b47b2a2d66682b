import type { PostSummary } from '#deals/post.ts'
import { PostCard } from '#ui/post-card.tsx'
import styles from './lists.module.css'

type PostListProps = {
  posts: PostSummary[]
  /** Shows the first one large. */
  withLead?: boolean
}

export function PostList({ posts, withLead = false }: PostListProps) {
  return (
    <ul className={styles.posts}>
      {posts.map((post, index) => (
        <li key={post.uid}>
          <PostCard post={post} lead={withLead && index === 0} />
        </li>
      ))}
    </ul>
  )
}
