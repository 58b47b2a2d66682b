export type TextLine = { text: string; line: number }

/** Non-empty lines. Only line feeds end a line, because JSON strings may contain other line separators. */
export async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let rest = ''
  let line = 0
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      line += 1
      if (text.trim() !== '') yield { text, line }
    }
  }
  if (rest.trim() !== '') yield { text: rest, line: line + 1 }
}
