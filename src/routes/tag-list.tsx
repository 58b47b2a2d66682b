import * as paths from '#lib/paths.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { Tag } from '#ui/tag.tsx'
import styles from './list-notes.module.css'

type TagListProps = {
  tags: string[]
  /** The tag whose posts are shown; `null` = all. */
  current?: string | null
}

/** Blog tags, each leading to its posts. */
export function TagList({ tags, current }: TagListProps) {
  return (
    <ul className={styles.tags}>
      {current !== undefined && (
        <li>
          <Tag href={paths.blog} current={current === null}>
            All
          </Tag>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <Tag href={paths.blogTag(tag)} current={tag === current}>
            {upperFirst(tag)}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
