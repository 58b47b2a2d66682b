import { Marked, type Token } from 'marked'

export type MarkdownBlock = { token: Token; line: number }

/** The top-level blocks of a Markdown text, each with its line in the file. */
export function markdownBlocks(text: string, firstLine: number): MarkdownBlock[] {
  let line = firstLine
  return new Marked().lexer(text).flatMap((token) => {
    const block = { token, line }
    line += token.raw.split('\n').length - 1
    return token.type === 'space' ? [] : [block]
  })
}
