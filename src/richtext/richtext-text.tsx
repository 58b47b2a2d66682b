import type { Mark, Run } from './richtext-node.ts'

type RichtextTextProps = { runs: Run[] }

export function RichtextText({ runs }: RichtextTextProps) {
  return runs.map((run, index) => {
    const [text, marks] = typeof run === 'string' ? [run, []] : run
    const marked = marks.reduceRight<React.ReactNode>((inner, mark) => withMark(mark, inner), text)
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity and never move
    return <span key={index}>{marked}</span>
  })
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
  }
  const [kind, value] = mark
  if (kind === 'h') return <span className={`notion-${value}`}>{inner}</span>
  return (
    <a className="notion-link" href={value} rel={value.startsWith('/') ? undefined : 'noopener'}>
      {inner}
    </a>
  )
}
