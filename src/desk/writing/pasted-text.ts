import type { RichTextBlock, TextKind, TextSpan } from './rich-text-block.ts'

export type PastedMark = { type: string; data?: unknown }

/** Puts pasted words together into blocks. Spaces collapse as they do on a page. */
export function createPastedText() {
  const blocks: RichTextBlock[] = []
  let kind: TextKind = 'paragraph'
  let text = ''
  let spans: TextSpan[] = []

  /** Ends the block; one without words is left out. */
  function flush(next: TextKind): void {
    const trimmed = kind === 'preformatted' ? text.replace(/\n$/, '') : text.trimEnd()
    if (trimmed !== '') {
      const kept = spans
        .map((span) => ({ ...span, end: Math.min(span.end, trimmed.length) }))
        .filter(({ start, end }) => start < end)
      blocks.push({ type: kind, text: trimmed, spans: kept })
    }
    kind = next
    text = ''
    spans = []
  }

  function add(words: string, marks: readonly PastedMark[]): void {
    const isPlain = kind !== 'preformatted'
    const isAtStart = text === '' || /[ \n]$/.test(text)
    const collapsed = isPlain ? words.replace(/[ \t\r\n\f]+/g, ' ') : words
    const shown = isPlain && isAtStart ? collapsed.replace(/^ /, '') : collapsed
    if (shown === '') return
    const start = text.length
    text += shown
    for (const mark of marks) addSpan(mark, start, text.length)
  }

  function addSpan(mark: PastedMark, start: number, end: number): void {
    const isSame = (span: TextSpan) =>
      span.type === mark.type &&
      span.end === start &&
      JSON.stringify(span.data) === JSON.stringify(mark.data)
    const last = spans.find(isSame)
    if (last) last.end = end
    else spans.push({ type: mark.type, start, end, ...(mark.data ? { data: mark.data } : {}) })
  }

  return {
    flush,
    add,
    addBreak: () => {
      text = `${kind === 'preformatted' ? text : text.trimEnd()}\n`
    },
    isEmpty: () => text.trim() === '',
    blocks: () => blocks,
  }
}
