import type { RTInlineNode } from '@prismicio/client'
import type { Token } from 'marked'
import { decodeEntities } from '#lib/node/decode-entities.ts'

export type StyledText = { text: string; spans: RTInlineNode[] }

/** Inline Markdown → plain text and the spans over it. */
export function toStyledText(
  tokens: readonly Token[],
  report: (message: string) => void,
): StyledText {
  const styled: StyledText = { text: '', spans: [] }
  for (const token of tokens) append(styled, token, report)
  // Outer spans first, as the content API orders them.
  styled.spans.sort((a, b) => a.start - b.start || b.end - a.end)
  return styled
}

function append(styled: StyledText, token: Token, report: (message: string) => void): void {
  const start = styled.text.length
  switch (token.type) {
    case 'text':
      // The lexer leaves entities to an HTML renderer, but documents contain plain text.
      styled.text += decodeEntities(token.raw)
      return
    case 'escape':
      styled.text += token.text
      return
    case 'br':
      styled.text += '\n'
      return
    case 'codespan':
      styled.text += token.text
      styled.spans.push({ type: 'label', start, end: end(styled), data: { label: 'code' } })
      return
    case 'strong':
    case 'em':
    case 'link':
      for (const inner of token.tokens ?? []) append(styled, inner, report)
      styled.spans.push(toSpan(token, start, end(styled)))
      return
    default:
      report(`a document cannot hold this Markdown in a line of text (${token.type})`)
  }
}

function toSpan(token: Token, start: number, spanEnd: number): RTInlineNode {
  if (token.type === 'link') {
    const data = { link_type: 'Web' as const, url: token.href as string }
    return { type: 'hyperlink', start, end: spanEnd, data }
  }
  return { type: token.type === 'strong' ? 'strong' : 'em', start, end: spanEnd }
}

function end(styled: StyledText): number {
  return styled.text.length
}
