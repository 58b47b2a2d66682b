import { RichtextIcon } from './richtext-icon.tsx'
import type { Richtext } from './richtext-node.ts'

type RichtextPageProps = { page: Richtext }

/** The body of a rich-text page around its blocks. The page's title is the `h1`, so headings start at `h2`. */
export function RichtextPage({ page, children }: RichtextPageProps & { children: string }) {
  const { isFullWidth, isSmallText, contents } = page
  const names = [
    'notion-page',
    isFullWidth && 'notion-full-width',
    isSmallText && 'notion-small-text',
  ]
  return (
    <div className="notion">
      {contents.length > 0 && <Contents contents={contents} />}
      <div className={names.filter(Boolean).join(' ')}>{children}</div>
    </div>
  )
}

/** The part above the title. */
export function RichtextTop({ page: { icon, cover } }: RichtextPageProps) {
  return (
    <>
      {cover && (
        <img
          className="notion-page-cover"
          src={cover.src}
          alt=""
          style={{ objectPosition: `center ${Number(cover.position.toFixed(2))}%` }}
        />
      )}
      {icon && <RichtextIcon icon={icon} size="cover" />}
    </>
  )
}

function Contents({ contents }: Pick<Richtext, 'contents'>) {
  return (
    <nav className="notion-contents" aria-label="On this page">
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
