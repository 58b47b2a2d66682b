import styles from './page.module.css'
import type { PostPayload } from './payload.ts'

export function PostContents({ contents }: Pick<PostPayload, 'contents'>) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ol>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
