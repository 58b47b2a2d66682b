import type { RTInlineNode, RTLinkNode } from '@prismicio/client'
import { linkResolver } from '#lib/link-resolver.ts'

type ProseTextProps = { text: string; spans: readonly RTInlineNode[] }

/** A text and its marks. Marks may nest or overlap. An overlapping later mark is split. */
export function ProseText({ text, spans }: ProseTextProps) {
  return marked(text, spans, { start: 0, end: text.length })
}

type Range = { start: number; end: number }

function marked(text: string, spans: readonly RTInlineNode[], within: Range): React.ReactNode[] {
  const nodes: React.ReactNode[] = []
  let at = within.start
  let waiting = spans
    .map((span) => ({ ...span, ...common(span, within) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)

  while (waiting.length > 0) {
    const [span, ...others] = waiting as [RTInlineNode, ...RTInlineNode[]]
    nodes.push(text.slice(at, span.start), mark(span, marked(text, others, span)))
    at = span.end
    waiting = others
      .map((other) => ({ ...other, start: Math.max(other.start, at) }))
      .filter(({ start, end }) => start < end)
  }
  nodes.push(text.slice(at, within.end))
  return nodes
}

function common(a: Range, b: Range): Range {
  return { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }
}

function mark(span: RTInlineNode, children: React.ReactNode[]): React.ReactNode {
  const key = `${span.start}${span.type}`
  switch (span.type) {
    case 'strong':
      return <strong key={key}>{children}</strong>
    case 'em':
      return <em key={key}>{children}</em>
    case 'label':
      return (
        <span key={key} data-label={span.data.label}>
          {children}
        </span>
      )
    case 'hyperlink': {
      const href = proseHref(span.data)
      if (href === null) return children
      const external = /^(https?:)?\/\//i.test(href)
      const target = 'target' in span.data ? span.data.target : undefined
      return (
        <a
          key={key}
          href={href}
          target={target}
          // Links in editors' texts are not sponsored.
          rel={external ? 'noopener noreferrer' : undefined}
        >
          {children}
          {target === '_blank' && <span className="sr"> (opens in a new tab)</span>}
        </a>
      )
    }
    default:
      return children
  }
}

/** `null` for URLs that must not become links: `javascript:`, `data:` and the like. */
function proseHref(link: RTLinkNode['data']): string | null {
  if (link.link_type === 'Document') return linkResolver(link) ?? null
  const url = link.url?.trim() ?? ''
  return /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(url) ? url : null
}
