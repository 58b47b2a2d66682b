import type { PostSummary } from '#deals/post.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { PostCard } from '#ui/post-card.tsx'
import { Tag } from '#ui/tag.tsx'
import styles from './lead-post.module.css'

/** More tags would leave too little space for the title. */
const MAX_TAGS = 3

/** The newest post, large at the top of the blog. */
export function LeadPost({ post }: { post: PostSummary }) {
  const tags = (
    <p className={styles.tags}>
      {post.tags.slice(0, MAX_TAGS).map((tag) => (
        <Tag key={tag}>{upperFirst(tag)}</Tag>
      ))}
    </p>
  )
  return (
    <li className={styles.lead}>
      <PostCard post={post} lead tags={tags} />
    </li>
  )
}
