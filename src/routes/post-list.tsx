import { PostCard } from '#ui/post-card.tsx'
import type { PostSummary } from '#ui/post-summary.ts'
import styles from './lists.module.css'

type PostListProps = { posts: PostSummary[] }

export function PostList({ posts }: PostListProps) {
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.uid}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}
