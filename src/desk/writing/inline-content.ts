import type { Mark, Node, Schema } from 'prosemirror-model'
import type { TextSpan } from './rich-text-block.ts'

type StyledText = { text: string; spans: readonly TextSpan[] }

/** The text and its marks as nodes. Marks outside the text are left out, and those that end after it are cut. */
export function toInlineNodes(
  schema: Schema,
  { text, spans }: StyledText,
  breaks: boolean,
): Node[] {
  const valid = spans
    .map((span) => ({ span, from: Math.max(0, span.start), to: Math.min(text.length, span.end) }))
    .filter(({ from, to }) => from < to)
  const cuts = [...new Set([0, text.length, ...valid.flatMap(({ from, to }) => [from, to])])]
  cuts.sort((a, b) => a - b)
  const starting = Map.groupBy(valid, ({ from }) => from)
  let open: typeof valid = []
  const nodes: Node[] = []
  for (const [place, from] of cuts.entries()) {
    const to = cuts[place + 1]
    if (to === undefined) break
    open = [...open.filter((one) => one.to > from), ...(starting.get(from) ?? [])]
    const marks = open.reduce(
      (set, { span }) => toMark(schema, span).addToSet(set),
      [] as readonly Mark[],
    )
    nodes.push(...toTextNodes(schema, text.slice(from, to), { marks, breaks }))
  }
  return nodes
}

type How = { marks: readonly Mark[]; breaks: boolean }

function toTextNodes(schema: Schema, text: string, { marks, breaks }: How): Node[] {
  if (!breaks) return text === '' ? [] : [schema.text(text, marks)]
  const lineBreak = schema.node('hard_break', null, [], marks)
  return text
    .split('\n')
    .flatMap((line, place) => [
      ...(place === 0 ? [] : [lineBreak]),
      ...(line === '' ? [] : [schema.text(line, marks)]),
    ])
}

function toMark(schema: Schema, { type, data }: TextSpan): Mark {
  switch (type) {
    case 'strong':
    case 'em':
      return schema.mark(type)
    case 'label':
    case 'hyperlink':
      return schema.mark(type, { data })
    default:
      return schema.mark('kept', { type, data })
  }
}

/** The text of a node, and its marks in the content API's order: outer ones first. */
export function readInline(node: Node): { text: string; spans: TextSpan[] } {
  const spans: TextSpan[] = []
  let open: { mark: Mark; start: number }[] = []
  const close = (isOver: (mark: Mark) => boolean, end: number) => {
    for (const { mark, start } of open) if (isOver(mark)) spans.push(toSpan(mark, start, end))
    open = open.filter(({ mark }) => !isOver(mark))
  }
  node.forEach((child, offset) => {
    close((mark) => !mark.isInSet(child.marks), offset)
    for (const mark of child.marks) {
      if (!open.some((one) => one.mark.eq(mark))) open.push({ mark, start: offset })
    }
  })
  close(() => true, node.content.size)
  spans.sort((a, b) => a.start - b.start || b.end - a.end)
  return { text: node.textBetween(0, node.content.size, '', '\n'), spans }
}

function toSpan(mark: Mark, start: number, end: number): TextSpan {
  const type = mark.type.name === 'kept' ? String(mark.attrs.type) : mark.type.name
  const { data } = mark.attrs
  return data === undefined ? { type, start, end } : { type, start, end, data }
}
