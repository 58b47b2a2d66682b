import type { BlockMap } from '#lib/block-map.ts'
import { formatDay } from '#lib/format-day.ts'
import { isDay } from '#lib/singapore-time.ts'
import type { PageBudget } from './page-budget.ts'
import { asList, asRecord, asText, readBlock } from './read-block.ts'
import type { Mark, Run } from './richtext-node.ts'
import { type LinkContext, toPageHref, toSafeHref } from './safe-address.ts'

export type TextContext = LinkContext & {
  blocks: BlockMap
  budget: PageBudget
}

/** The placeholder in the text for a page, a person or a date that a mark names. */
const MENTION = '‣'
/** Rendering an equation takes about as long as highlighting ten times as much code. */
export const EQUATION_COST = 10
const COLOR = /^(gr[ae]y|brown|orange|yellow|green|teal|blue|purple|pink|red)(_background)?$/

export function toRuns(decorations: unknown, context: TextContext): Run[] {
  return asList(decorations)
    .map((decoration) => toRun(asList(decoration), context))
    .filter((run) => run !== '')
}

function toRun([text, decorators]: unknown[], context: TextContext): Run {
  if (typeof text !== 'string') return ''
  let shown = text
  const marks: Mark[] = []
  for (const decorator of asList(decorators)) {
    const [key, value] = asList(decorator)
    if (key === 'e' && typeof value === 'string') {
      shown = value
      marks.push(context.budget.affords(value.length * EQUATION_COST) ? 'e' : 'c')
    } else {
      const mention = shown === MENTION ? toMention(key, value, context) : null
      if (mention) shown = mention.text
      marks.push(...(mention ? mention.marks : toMarks(key, value, context)))
    }
  }
  // A placeholder without a name is left out.
  if (shown === MENTION || shown === '') return ''
  return marks.length === 0 ? shown : [shown, inOrder(marks)]
}

/** An equation must be innermost, and a link contains no other link. */
function inOrder(marks: Mark[]): Mark[] {
  const firstLink = marks.findIndex(isLink)
  const outer = marks.filter((mark, at) => mark !== 'e' && (!isLink(mark) || at === firstLink))
  return marks.includes('e') ? [...outer, 'e'] : outer
}

function isLink(mark: Mark): boolean {
  return mark[0] === 'a'
}

function toMarks(key: unknown, value: unknown, context: TextContext): Mark[] {
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

const MAX_TITLE = 200

type Mention = { text: string; marks: Mark[] }

/** `null` for a mark that is not a mention, such as bold. */
function toMention(key: unknown, value: unknown, { blocks }: TextContext): Mention | null {
  if (key === 'p' && typeof value === 'string') {
    // Cut short: a page with a long title may be mentioned ten thousand times.
    const title = asText(readBlock(blocks, value)?.properties.title).slice(0, MAX_TITLE)
    const href = toPageHref(value)
    return { text: title || 'this page', marks: href ? [['a', href]] : [] }
  }
  if (key === 'd') return toDate(asRecord(value))
  // A block map does not say who the person is, and visitors need not know.
  return key === 'u' ? { text: 'someone', marks: ['u'] } : null
}

function toDate(date: Record<string, unknown>): Mention {
  const start = toMoment(date.start_date, date.start_time)
  const end = toMoment(date.end_date, date.end_time)
  if (!start) return { text: '', marks: [] }
  const text = end ? `${start.text} to ${end.text}` : start.text
  return { text, marks: [['d', start.machine]] }
}

function toMoment(day: unknown, time: unknown): { text: string; machine: string } | null {
  if (typeof day !== 'string' || !isDay(day)) return null
  if (typeof time !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    return { text: formatDay(day), machine: day }
  }
  return { text: `${formatDay(day)}, ${time}`, machine: `${day}T${time}` }
}

/** `null` for an unknown colour, because it becomes part of a class name. */
export function toColor(value: unknown): string | null {
  return typeof value === 'string' && COLOR.test(value) ? value : null
}
