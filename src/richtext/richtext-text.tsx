import { useContext } from 'react'
import { MarkupContext } from './markup.ts'
import type { Mark, Run } from './richtext-node.ts'

type RichtextTextProps = { runs: Run[] }

export function RichtextText({ runs }: RichtextTextProps) {
  return runs.map((run, index) => {
    if (typeof run === 'string') return run
    const [text, marks] = run
    const marked = marks.reduceRight<React.ReactNode>((inner, mark) => withMark(mark, inner), text)
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity and never move
    return <Keyed key={index}>{marked}</Keyed>
  })
}

function Keyed({ children }: { children: React.ReactNode }) {
  return children
}

function withMark(mark: Mark, inner: React.ReactNode): React.ReactNode {
  switch (mark) {
    case 'b':
      return <b>{inner}</b>
    case 'i':
      return <em>{inner}</em>
    case 's':
      return <s>{inner}</s>
    case '_':
      return <u>{inner}</u>
    case 'c':
      return <code className="notion-inline-code">{inner}</code>
    case 'e':
      return <InlineEquation tex={String(inner)} />
    case 'u':
      return <span className="notion-user">{inner}</span>
  }
  const [kind, value] = mark
  if (kind === 'h') return <span className={`notion-${value}`}>{inner}</span>
  if (kind === 'd') return <time dateTime={value}>{inner}</time>
  return (
    <a className="notion-link" href={value} rel={linkRel(value)}>
      {inner}
    </a>
  )
}

function InlineEquation({ tex }: { tex: string }) {
  const findMarkup = useContext(MarkupContext)
  const html = findMarkup({ kind: 'equation', tex, isBlock: false })
  if (html === null) return <code className="notion-inline-code">{tex}</code>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it is given
  return <span className="notion-equation-inline" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Links to other sites send no referrer. */
export function linkRel(href: string): string | undefined {
  return /^https?:/.test(href) ? 'noopener noreferrer' : undefined
}
