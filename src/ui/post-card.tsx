import type { PostSummary } from '#deals/post.ts'
import { formatDay } from '#lib/format-day.ts'
import * as paths from '#lib/paths.ts'
import { Picture } from './picture.tsx'
import styles from './post-card.module.css'

type PostCardProps = {
  post: PostSummary
  /** Shown large, see `routes/blog/lead-post.tsx`. */
  lead?: boolean
  /** Above the title. */
  tags?: React.ReactNode
}

export function PostCard({ post, lead = false, tags }: PostCardProps) {
  return (
    <article className={styles.card} data-lead={lead}>
      <p className={styles.art} data-palette={post.palette} aria-hidden="true">
        {post.picture && (
          <Picture
            picture={post.picture}
            sizes={lead ? '(max-width: 48rem) 100vw, 700px' : '(max-width: 48rem) 186px, 400px'}
            eager={lead}
          />
        )}
      </p>
      <div>
        {tags}
        <h3>
          <a href={paths.post(post.uid)}>{post.title}</a>
        </h3>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={styles.byline}>
          <a href={paths.author(post.author.uid)}>{post.author.name}</a>
          <time dateTime={post.publishedOn}>{formatDay(post.publishedOn)}</time>
          <span>{`${post.minutes} min read`}</span>
        </p>
      </div>
    </article>
  )
}
