import { RichtextIcon } from './richtext-icon.tsx'
import type { Richtext } from './richtext-node.ts'
import { RichtextNodes } from './richtext-nodes.tsx'

type RichtextPageProps = { page: Richtext }

/** The body of a rich-text page; its title is the page's `h1`, so headings start at `h2`. */
export function RichtextPage({ page }: RichtextPageProps) {
  const { isFullWidth, isSmallText, contents } = page
  const names = [
    'notion-page',
    isFullWidth && 'notion-full-width',
    isSmallText && 'notion-small-text',
  ]
  return (
    <div className="notion">
      {contents.length > 0 && <Contents contents={contents} />}
      <div className={names.filter(Boolean).join(' ')}>
        <Parts nodes={page.nodes} />
      </div>
    </div>
  )
}

/** A page of so many blocks is cut into parts that the browser lays out when they come near. */
const LONG_PAGE = 200
const PART = 20

function Parts({ nodes }: Pick<Richtext, 'nodes'>) {
  if (nodes.length < LONG_PAGE) return <RichtextNodes nodes={nodes} />
  const count = Math.ceil(nodes.length / PART)
  return Array.from({ length: count }, (_, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    <div key={part} className="notion-part">
      <RichtextNodes nodes={nodes.slice(part * PART, (part + 1) * PART)} />
    </div>
  ))
}

/** What stands above the title. */
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
