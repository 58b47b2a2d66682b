import { formatDay } from '#lib/singapore-time.ts'
import type { BlockMap, Decoration } from './richtext-client.ts'
import type { Mark, Run } from './richtext-node.ts'

/** Where links lead. `pathOf` gets the undashed id of a page. */
export type LinkContext = { blocks: BlockMap; pathOf: (pageId: string) => string }

/** Stands in the text for a page, a person or a date that a mark names. */
const MENTION = '‣'
const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const COLOR = /^(gr[ae]y|brown|orange|yellow|green|teal|blue|purple|pink|red)(_background)?$/

export function toRuns(decorations: unknown, context: LinkContext): Run[] {
  if (!Array.isArray(decorations)) return []
  return decorations.map((decoration) => toRun(decoration, context)).filter((run) => run !== '')
}

/** The words alone, for titles and alternative texts. */
export function toPlainText(decorations: unknown): string {
  if (!Array.isArray(decorations)) return ''
  return decorations.map((decoration) => String(decoration?.[0] ?? '')).join('')
}

function toRun(decoration: Decoration, context: LinkContext): Run {
  if (!Array.isArray(decoration)) return ''
  const marks: Mark[] = []
  let text = String(decoration[0] ?? '')
  for (const [key, value] of marksOf(decoration)) {
    if (text === MENTION) {
      const mention = toMention(key, value, context)
      text = mention.text
      marks.push(...mention.marks)
    } else if (key === 'e') {
      text = String(value ?? '')
      marks.push('c')
    } else {
      marks.push(...toMarks(key, value, context))
    }
  }
  if (text === MENTION) return ''
  return marks.length === 0 ? text : [text, marks]
}

function marksOf(decoration: Decoration): [string, unknown?][] {
  const marks = decoration[1]
  return Array.isArray(marks) ? marks.filter(Array.isArray) : []
}

function toMarks(key: string, value: unknown, context: LinkContext): Mark[] {
  switch (key) {
    case 'b':
    case 'i':
    case 's':
    case 'c':
    case '_':
      return [key]
    case 'h': {
      const color = toColor(value)
      return color ? [['h', color]] : []
    }
    case 'a': {
      const href = toSafeHref(value, context)
      return href ? [['a', href]] : []
    }
    default:
      return []
  }
}

function toMention(key: string, value: unknown, context: LinkContext) {
  if (key === 'p' && typeof value === 'string') {
    const title = toPlainText(context.blocks[value]?.value?.properties?.title)
    const href = context.pathOf(value.replaceAll('-', ''))
    return { text: title || 'this page', marks: [['a', href]] satisfies Mark[] }
  }
  // Who somebody is in the editors' tool is nobody else's business.
  return { text: key === 'd' ? toDateText(value) : '', marks: [] }
}

function toDateText(value: unknown): string {
  const { start_date: start, end_date: end } = (value ?? {}) as Record<string, unknown>
  return [start, end].filter(isDay).map(formatDay).join(' to ')
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
}

/** `null` for what is not a colour of ours: it becomes part of a class name. */
export function toColor(value: unknown): string | null {
  return typeof value === 'string' && COLOR.test(value) ? value : null
}

/** `null` for `javascript:`, `data:` and anything else that is no place to go. */
export function toSafeHref(value: unknown, context: LinkContext): string | null {
  if (typeof value !== 'string') return null
  const pageId = /^\/([0-9a-f]{32})$/i.exec(value)?.[1]
  if (pageId) return context.pathOf(pageId.toLowerCase())
  if (/^\/(?![/\\])/.test(value)) return value
  const url = URL.parse(value)
  return url && SAFE_PROTOCOLS.includes(url.protocol) ? url.href : null
}
