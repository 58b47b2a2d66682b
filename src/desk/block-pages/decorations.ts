import { linkResolver } from '#lib/link-resolver.ts'
import * as paths from '#lib/paths.ts'
import type { TextSpan } from '../writing/rich-text-block.ts'
import type { LinkData } from '../writing/safe-link.ts'

type StyledText = { text: string; spans: TextSpan[] }

const MARKS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', a: 'hyperlink' }
const KEYS = Object.fromEntries(Object.entries(MARKS).map(([key, mark]) => [mark, key]))
/** The placeholder in a text for a page, a person or a date, which its mark names. */
const MENTION = '‣'

/** The decorated text of a block; `null` if it is not of the form that block maps have. */
export function readDecorations(decorations: unknown): StyledText | null {
  if (decorations === undefined) return { text: '', spans: [] }
  if (!Array.isArray(decorations)) return null
  const styled: StyledText = { text: '', spans: [] }
  for (const decoration of decorations) {
    if (!Array.isArray(decoration) || typeof decoration[0] !== 'string') return null
    const [words, marks = []] = decoration
    const start = styled.text.length
    styled.text += words
    if (!Array.isArray(marks)) return null
    for (const mark of marks) {
      const span = Array.isArray(mark) ? toSpan(mark, start, styled.text.length) : null
      if (!span) return null
      styled.spans.push(span)
    }
  }
  return styled
}

function toSpan([key, value]: unknown[], start: number, end: number): TextSpan | null {
  if (typeof key !== 'string' || key in KEYS || key === 'label') return null
  const type = MARKS[key] ?? key
  if (type === 'hyperlink') {
    return typeof value === 'string'
      ? { type, start, end, data: { link_type: 'Web', url: value } }
      : null
  }
  return value === undefined ? { type, start, end } : { type, start, end, data: value }
}

/** The decorations of a text that somebody has changed. */
export function writeDecorations({ text, spans }: StyledText): unknown[] {
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
  cuts.sort((a, b) => a - b)
  return cuts.flatMap((from, place) => {
    const to = cuts[place + 1]
    if (to === undefined) return []
    const marks = spans
      .filter(({ start, end }) => start <= from && end >= to)
      .flatMap((span) => toMark(span) ?? [])
    const words = text.slice(from, to)
    const isMentions = marks.length > 0 && [...words].every((letter) => letter === MENTION)
    const runs = isMentions ? [...words] : [words]
    return runs.map((run) => (marks.length === 0 ? [run] : [run, marks]))
  })
}

function toMark({ type, data }: TextSpan): [unknown[]] | null {
  const key = KEYS[type] ?? type
  if (type !== 'hyperlink') return [data === undefined ? [key] : [key, data]]
  const link = data as LinkData
  const url = link.link_type === 'Document' ? linkResolver(link as never) : link.url
  if (url === paths.notFound) return null
  return typeof url === 'string' ? [[key, url]] : null
}
