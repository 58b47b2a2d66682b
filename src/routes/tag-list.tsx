import { paths } from '#lib/paths.ts'
import { Tag } from '#ui/tag.tsx'
import styles from './lists.module.css'

type TagListProps = { tags: string[] }

/** Blog tags, each leading to its posts. */
export function TagList({ tags }: TagListProps) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag href={paths.blogTag(tag)}>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}
