import type { RichTextField, RTNode, RTTextNode } from '@prismicio/client'
import type { Token, Tokens } from 'marked'
import type { ReportFault } from '../report-fault.ts'
import { toStyledText } from './inline-text.ts'
import type { MarkdownBlock } from './markdown.ts'

/** Markdown blocks → rich text. Reports anything that rich text cannot express. */
export function toRichText(blocks: readonly MarkdownBlock[], report: ReportFault): RichTextField {
  const nodes = blocks.flatMap(({ token, line }) =>
    toNodes(token, (message) => report(message, line)),
  )
  return nodes as RichTextField
}

type ReportHere = (message: string) => void

function toNodes(token: Token, report: ReportHere): RTNode[] {
  switch (token.type) {
    case 'heading':
      return [textNode(`heading${token.depth as HeadingDepth}`, token.tokens, report)]
    case 'paragraph':
      return [textNode('paragraph', token.tokens, report)]
    case 'list':
      return (token as Tokens.List).items.map((item) => listItem(item, token.ordered, report))
    case 'code':
      return [{ type: 'preformatted', text: token.text, spans: [] }]
    default:
      report(`a document cannot hold this Markdown (${token.type})`)
      return []
  }
}

type HeadingDepth = 1 | 2 | 3 | 4 | 5 | 6

function listItem(item: Tokens.ListItem, ordered: boolean, report: ReportHere): RTNode {
  const [text, ...others] = item.tokens.filter((token) => token.type !== 'space')
  // Lists of the content API are flat, and their items contain one text each.
  if (others.length > 0) report('a list item cannot hold a list or a second paragraph')
  const tokens = text && 'tokens' in text ? text.tokens : []
  return textNode(ordered ? 'o-list-item' : 'list-item', tokens, report)
}

function textNode(
  type: Exclude<RTTextNode['type'], 'preformatted'>,
  tokens: readonly Token[] = [],
  report: ReportHere,
): RTNode {
  return { type, ...toStyledText(tokens, report) } as RTNode
}
