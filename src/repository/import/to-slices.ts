import { createHash } from 'node:crypto'
import type { RichTextField, SliceZone, TableField } from '@prismicio/client'
import type { Tokens } from 'marked'
import type { PostSlice } from '../documents.ts'
import type { ReadingContext } from './fields.ts'
import { toStyledText } from './inline-text.ts'
import type { MarkdownBlock } from './markdown.ts'
import { toRichText } from './to-rich-text.ts'

type Primary<Type> = Extract<PostSlice, { slice_type: Type }>['primary']

const DEAL_LINE = /^::deal\[([^\]]*)\]\s*$/

/** A post's Markdown → slices: one for each quote, table and deal card, and text slices for the rest. */
export function toSlices(
  blocks: readonly MarkdownBlock[],
  context: ReadingContext,
): SliceZone<PostSlice> {
  const slices: PostSlice[] = []
  let text: MarkdownBlock[] = []

  function add(type: PostSlice['slice_type'], primary: PostSlice['primary']): void {
    slices.push({ ...envelope(type, slices.length), primary } as PostSlice)
  }
  function endText(): void {
    if (text.length > 0) add('text', { text: toRichText(text, context.report) })
    text = []
  }

  for (const block of blocks) {
    const alone = standingAlone(block, context)
    if (alone) {
      endText()
      add(alone.type, alone.primary)
    } else text.push(block)
  }
  endText()
  return slices as SliceZone<PostSlice>
}

type StandingAlone = { type: PostSlice['slice_type']; primary: PostSlice['primary'] }

function standingAlone(block: MarkdownBlock, context: ReadingContext): StandingAlone | null {
  const { token, line } = block
  const report = (message: string) => context.report(message, line)
  if (token.type === 'blockquote') {
    const inner = (token.tokens ?? []).filter(({ type }) => type !== 'space')
    const blocks = inner.map((innerToken) => ({ token: innerToken, line }))
    return { type: 'quote', primary: { text: toRichText(blocks, context.report) } }
  }
  if (token.type === 'table') {
    return { type: 'table', primary: { table: toTable(token as Tokens.Table, report) } }
  }
  const deal = token.type === 'paragraph' ? DEAL_LINE.exec(token.raw) : null
  return deal ? { type: 'deal', primary: toDealCard(deal[1] ?? '', report, context) } : null
}

function toDealCard(
  uid: string,
  report: (message: string) => void,
  { findTarget }: ReadingContext,
): Primary<'deal'> {
  const target = findTarget('deal', uid)
  if (target) return { deal: { link_type: 'Document', ...target, type: 'deal' } }
  report(`"${uid}" is not a known deal`)
  return { deal: { link_type: 'Any' } }
}

function envelope(type: string, index: number) {
  const hash = createHash('sha256').update(`${type}/${index}`).digest('hex')
  return {
    id: `${type}$${toUuid(hash)}`,
    slice_type: type,
    slice_label: null,
    variation: 'default' as const,
    version: 'initial',
    items: [],
  }
}

function toUuid(hex: string): string {
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A Markdown table → a table field. Keys are stable; they only distinguish rows and cells. */
function toTable(table: Tokens.Table, report: (message: string) => void): TableField {
  const toRow = <Type extends string>(key: string, cells: Tokens.TableCell[], type: Type) => ({
    key,
    cells: cells.map((cell, index) => ({
      key: `${key}-${index}`,
      content: toContent(cell, report),
      type,
    })),
  })
  return {
    head: { rows: [toRow('head', table.header, 'header')] },
    body: { rows: table.rows.map((row, index) => toRow(`row-${index}`, row, 'data')) },
  }
}

function toContent(cell: Tokens.TableCell, report: (message: string) => void): RichTextField {
  return [{ type: 'paragraph', ...toStyledText(cell.tokens, report) }]
}
