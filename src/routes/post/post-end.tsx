import * as paths from '#lib/paths.ts'
import { Picture } from '#ui/picture.tsx'
import { TagList } from '../tag-list.tsx'
import styles from './page.module.css'
import type { PostPayload } from './payload.ts'

/** The author, the tags, and the posts before and after. */
export function PostEnd({ post, older, newer }: Pick<PostPayload, 'post' | 'older' | 'newer'>) {
  const { author, tags } = post
  return (
    <footer className={styles.end}>
      <TagList tags={tags} />
      <div className={styles.author}>
        {author.picture && (
          <span data-palette={author.palette}>
            <Picture picture={author.picture} sizes="120px" />
          </span>
        )}
        <p>
          Written by the <a href={paths.author(author.uid)}>{author.name}</a>. {author.bio}
        </p>
      </div>
      {(older || newer) && (
        <nav className={styles.neighbours} aria-label="Posts before and after">
          {older && (
            <a href={paths.post(older.uid)} rel="prev">
              <small>Older</small>
              {older.title}
            </a>
          )}
          {newer && (
            <a href={paths.post(newer.uid)} rel="next">
              <small>Newer</small>
              {newer.title}
            </a>
          )}
        </nav>
      )}
    </footer>
  )
}
